ALTER TABLE "employee" ADD COLUMN "department" text;--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "position" text;--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "answer_versions" jsonb DEFAULT '{}'::jsonb NOT NULL;