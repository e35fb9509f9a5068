CREATE TABLE "registration" (
	"identity_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_account" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_code" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_identity_id_identity_account_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identity_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Passwords of those who never confirmed their address, nor came in with it.
INSERT INTO "registration" ("identity_id", "password_hash", "created_at")
  SELECT "id", "password_hash", "created_at" FROM "identity_account"
  WHERE NOT "email_verified" AND NOT EXISTS (
    SELECT FROM "person_identity" WHERE "issuer" = 'embedded' AND "subject" = "identity_account"."id"::text);--> statement-breakpoint
UPDATE "identity_code" SET "password_hash" = "registration"."password_hash"
  FROM "registration" WHERE "registration"."identity_id" = "identity_code"."identity_id";--> statement-breakpoint
UPDATE "identity_account" SET "password_hash" = NULL WHERE "id" IN (SELECT "identity_id" FROM "registration");
