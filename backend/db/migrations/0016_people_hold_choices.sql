ALTER TABLE "account" DROP CONSTRAINT "account_unsubscriptionId_unique";--> statement-breakpoint
ALTER TABLE "consent_change" DROP CONSTRAINT "consent_change_account_id_account_id_fk";
--> statement-breakpoint
ALTER TABLE "consent_confirmation" DROP CONSTRAINT "consent_confirmation_account_id_account_id_fk";
--> statement-breakpoint
ALTER TABLE "feedback" DROP CONSTRAINT "feedback_account_id_account_id_fk";
--> statement-breakpoint
DROP INDEX "consent_change_account_id_index";--> statement-breakpoint
ALTER TABLE "consent_change" ALTER COLUMN "person_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_confirmation" ALTER COLUMN "person_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "metadata";--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "consents";--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "notification_settings";--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "unsubscription_id";--> statement-breakpoint
ALTER TABLE "notification" DROP COLUMN "read_at";--> statement-breakpoint
ALTER TABLE "consent_change" DROP COLUMN "account_id";--> statement-breakpoint
ALTER TABLE "consent_confirmation" DROP COLUMN "account_id";--> statement-breakpoint
ALTER TABLE "feedback" DROP COLUMN "account_id";