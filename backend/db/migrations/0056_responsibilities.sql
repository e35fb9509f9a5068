ALTER TABLE "advisor" ADD COLUMN "campuses" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "advisor" ADD COLUMN "courses" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "campuses" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "advisor" SET "campuses" = (SELECT array_agg("campus"."name" ORDER BY "campus"."name") FROM "campus" WHERE "campus"."advisor_id" = "advisor"."id")
  WHERE EXISTS (SELECT FROM "campus" WHERE "campus"."advisor_id" = "advisor"."id");--> statement-breakpoint
ALTER TABLE "campus" DROP CONSTRAINT "campus_advisor_id_advisor_id_fk";--> statement-breakpoint
ALTER TABLE "campus" DROP COLUMN "advisor_id";
