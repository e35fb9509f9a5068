ALTER TABLE "appearance" ADD COLUMN "abilities" text;--> statement-breakpoint
ALTER TABLE "appearance" ADD COLUMN "search" text;--> statement-breakpoint
ALTER TABLE "appearance" ADD COLUMN "selfmatching" text;--> statement-breakpoint
ALTER TABLE "appearance" ADD COLUMN "contracts" text;--> statement-breakpoint
ALTER TABLE "appearance" ADD COLUMN "company" text;--> statement-breakpoint
ALTER TABLE "appearance" ADD COLUMN "advisor" text;