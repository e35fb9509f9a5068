ALTER TABLE "job_opening" ALTER COLUMN "title" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "job_opening" ALTER COLUMN "campus_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "job_opening" ALTER COLUMN "course_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "job_opening" ALTER COLUMN "start_date" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "job_opening" ALTER COLUMN "open_positions" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "job_opening" ALTER COLUMN "required_count" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "job_opening" ALTER COLUMN "tasks" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "job_opening" ALTER COLUMN "skills" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "job_opening" ALTER COLUMN "practice_place" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "job_opening" ALTER COLUMN "practice_postal_code" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "job_opening" ALTER COLUMN "workmodel" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "job_opening" ADD COLUMN "answer_versions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "job_opening" ADD CONSTRAINT "job_opening_is_whole" CHECK ("job_opening"."status" = 'draft' or num_nulls("job_opening"."title", "job_opening"."campus_name", "job_opening"."course_name", "job_opening"."start_date", "job_opening"."open_positions", "job_opening"."required_count", "job_opening"."tasks", "job_opening"."skills", "job_opening"."practice_place", "job_opening"."practice_postal_code", "job_opening"."workmodel") = 0);--> statement-breakpoint
-- An empty answer was one that is missing.
UPDATE "job_opening" SET "title" = nullif(trim("title"), ''), "tasks" = nullif(trim("tasks"), ''),
	"skills" = nullif(trim("skills"), ''), "practice_place" = nullif(trim("practice_place"), ''),
	"practice_postal_code" = nullif(trim("practice_postal_code"), ''), "required_count" = nullif("required_count", 0)
WHERE "status" = 'draft';
