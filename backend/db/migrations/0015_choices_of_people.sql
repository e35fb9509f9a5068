CREATE TABLE "notification_read" (
	"notification_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_read_notification_id_person_id_pk" PRIMARY KEY("notification_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "metadata" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "consents" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "notification_settings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "unsubscription_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_change" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "consent_confirmation" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "notification_read" ADD CONSTRAINT "notification_read_notification_id_notification_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notification"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_read" ADD CONSTRAINT "notification_read_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_read_person_id_index" ON "notification_read" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "consent_change" ADD CONSTRAINT "consent_change_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_confirmation" ADD CONSTRAINT "consent_confirmation_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_change_person_id_index" ON "consent_change" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_unsubscriptionId_unique" UNIQUE("unsubscription_id");--> statement-breakpoint
UPDATE "person" SET "metadata" = "account"."metadata", "consents" = "account"."consents",
	"notification_settings" = "account"."notification_settings", "unsubscription_id" = "account"."unsubscription_id"
FROM "account" WHERE "account"."person_id" = "person"."id";--> statement-breakpoint
UPDATE "consent_change" SET "person_id" = "account"."person_id" FROM "account" WHERE "account"."id" = "account_id";--> statement-breakpoint
UPDATE "consent_confirmation" SET "person_id" = "account"."person_id" FROM "account" WHERE "account"."id" = "account_id";--> statement-breakpoint
UPDATE "feedback" SET "person_id" = "account"."person_id" FROM "account" WHERE "account"."id" = "account_id";--> statement-breakpoint
INSERT INTO "notification_read" ("notification_id", "person_id", "at")
SELECT "notification"."id", "person_id", "read_at" FROM "notification" JOIN "account" ON "account"."id" = "account_id"
WHERE "read_at" IS NOT NULL;
