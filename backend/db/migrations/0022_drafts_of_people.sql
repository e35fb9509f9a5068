ALTER TABLE "invitation" DROP CONSTRAINT "invitation_invited_by_company_user_id_fk";
--> statement-breakpoint
ALTER TABLE "job_opening" ADD COLUMN "begun_by" uuid;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_invited_by_company_user_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."company_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_opening" ADD CONSTRAINT "job_opening_begun_by_company_user_id_fk" FOREIGN KEY ("begun_by") REFERENCES "public"."company_user"("id") ON DELETE set null ON UPDATE no action;