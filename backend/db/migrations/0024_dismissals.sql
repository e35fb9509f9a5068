CREATE TABLE "dismissal" (
	"job_opening_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"company_user_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dismissal_job_opening_id_account_id_pk" PRIMARY KEY("job_opening_id","account_id")
);
--> statement-breakpoint
DROP INDEX "application_by_course";--> statement-breakpoint
ALTER TABLE "dismissal" ADD CONSTRAINT "dismissal_job_opening_id_job_opening_id_fk" FOREIGN KEY ("job_opening_id") REFERENCES "public"."job_opening"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissal" ADD CONSTRAINT "dismissal_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissal" ADD CONSTRAINT "dismissal_company_user_id_company_user_id_fk" FOREIGN KEY ("company_user_id") REFERENCES "public"."company_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dismissal_account_id_index" ON "dismissal" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "application_by_study" ON "application" USING btree ("course_name","campus_name","intake","unit_id");