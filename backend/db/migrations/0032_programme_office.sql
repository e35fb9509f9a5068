ALTER TABLE "job_opening" DROP CONSTRAINT "job_opening_campus_name_campus_name_fk";
--> statement-breakpoint
ALTER TABLE "job_opening" DROP CONSTRAINT "job_opening_course_name_course_name_fk";
--> statement-breakpoint
ALTER TABLE "application" DROP CONSTRAINT "application_campus_name_campus_name_fk";
--> statement-breakpoint
ALTER TABLE "application" DROP CONSTRAINT "application_course_name_course_name_fk";
--> statement-breakpoint
ALTER TABLE "advisor" ALTER COLUMN "name" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "advisor" ALTER COLUMN "city" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "advisor" ADD COLUMN "is_advising" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "advisor" ADD COLUMN "is_office" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "advisor" ADD COLUMN "is_lead" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "advisor" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "advisor" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "advisor" ADD COLUMN "answer_versions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "advisor" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "campus" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "campus" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "campus" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "campus" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "campus" ADD COLUMN "answer_versions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campus" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "answer_versions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "intake" ADD COLUMN "repeats" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "intake" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "intake" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "intake" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "intake" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "intake" ADD COLUMN "answer_versions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "intake" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "job_opening" ADD CONSTRAINT "job_opening_campus_name_campus_name_fk" FOREIGN KEY ("campus_name") REFERENCES "public"."campus"("name") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "job_opening" ADD CONSTRAINT "job_opening_course_name_course_name_fk" FOREIGN KEY ("course_name") REFERENCES "public"."course"("name") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_campus_name_campus_name_fk" FOREIGN KEY ("campus_name") REFERENCES "public"."campus"("name") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_course_name_course_name_fk" FOREIGN KEY ("course_name") REFERENCES "public"."course"("name") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "campus" ADD CONSTRAINT "campus_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "intake" ADD CONSTRAINT "intake_id_unique" UNIQUE("id");