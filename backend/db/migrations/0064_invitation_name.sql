ALTER TABLE "invitation" ADD COLUMN "first_name" text;--> statement-breakpoint
ALTER TABLE "invitation" ADD COLUMN "last_name" text;--> statement-breakpoint
ALTER TABLE "invitation" ADD COLUMN "email" text;--> statement-breakpoint
-- What was typed for those who wait already was not kept: their companies go on seeing what they have seen.
UPDATE "invitation" SET "first_name" = guest."first_name", "last_name" = guest."last_name", "email" = guest."email"
  FROM "company_user" guest WHERE guest."id" = "invitation"."company_user_id";--> statement-breakpoint
ALTER TABLE "invitation" ALTER COLUMN "first_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation" ALTER COLUMN "last_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation" ALTER COLUMN "email" SET NOT NULL;
