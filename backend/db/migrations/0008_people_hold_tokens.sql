ALTER TABLE "api_token" DROP CONSTRAINT "api_token_account_id_account_id_fk";
--> statement-breakpoint
ALTER TABLE "api_token" DROP CONSTRAINT "api_token_advisor_id_advisor_id_fk";
--> statement-breakpoint
ALTER TABLE "api_token" DROP CONSTRAINT "api_token_company_user_id_company_user_id_fk";
--> statement-breakpoint
DROP INDEX "account_issuer_subject_index";--> statement-breakpoint
ALTER TABLE "account" ALTER COLUMN "person_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "api_token" ALTER COLUMN "person_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "issuer";--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "subject";--> statement-breakpoint
ALTER TABLE "api_token" DROP COLUMN "account_id";--> statement-breakpoint
ALTER TABLE "api_token" DROP COLUMN "advisor_id";--> statement-breakpoint
ALTER TABLE "api_token" DROP COLUMN "company_user_id";--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_personId_unique" UNIQUE("person_id");--> statement-breakpoint
ALTER TABLE "advisor" ADD CONSTRAINT "advisor_personId_unique" UNIQUE("person_id");--> statement-breakpoint
ALTER TABLE "company_user" ADD CONSTRAINT "company_user_personId_unique" UNIQUE("person_id");