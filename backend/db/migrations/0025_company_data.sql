ALTER TABLE "company" ADD COLUMN "company_name" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "locations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "department" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "position" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "social_media" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "managing_directors" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "commercial_register" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "district_court" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "answer_versions" jsonb DEFAULT '{}'::jsonb NOT NULL;