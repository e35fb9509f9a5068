ALTER TABLE "company_user" ADD COLUMN "confidentiality_accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company_user" ADD COLUMN "confidentiality_wording" text;