CREATE TABLE "person" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_identity" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_identity_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "advisor" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "api_token" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "company_user" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "person_identity" ADD CONSTRAINT "person_identity_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_identity_person_id_index" ON "person_identity" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor" ADD CONSTRAINT "advisor_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_user" ADD CONSTRAINT "company_user_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_token_person_id_index" ON "api_token" USING btree ("person_id");--> statement-breakpoint
-- Everybody with an account is a person.
INSERT INTO "person" ("id", "created_at") SELECT "id", "created_at" FROM "account";--> statement-breakpoint
UPDATE "account" SET "person_id" = "id";--> statement-breakpoint
-- People of the embedded provider are kept under a fixed name. Who has several accounts, because its address changed,
-- goes on with the one that came furthest; the others stay known by the old address.
INSERT INTO "person_identity" ("issuer", "subject", "person_id", "created_at")
SELECT CASE WHEN "is_embedded" AND "rank" = 1 THEN 'embedded' ELSE "issuer" END, "subject", "id", "created_at"
FROM (
	SELECT "account".*, "identity_account"."id" IS NOT NULL AS "is_embedded",
		row_number() OVER (PARTITION BY "identity_account"."id"
			ORDER BY EXISTS (SELECT FROM "unit" WHERE "account_id" = "account"."id") DESC, "account"."created_at") AS "rank"
	FROM "account" LEFT JOIN "identity_account" ON "identity_account"."id"::text = "account"."subject"
) "ranked";--> statement-breakpoint
-- Advisors and people of companies are known by their address; who is signed in and has no account is somebody new.
UPDATE "advisor" SET "person_id" = "person_identity"."person_id"
FROM "identity_account" JOIN "person_identity" ON "issuer" = 'embedded' AND "subject" = "identity_account"."id"::text
WHERE "email_verified" AND "advisor"."id" = (
	SELECT "id" FROM "advisor" "same" WHERE lower("same"."email") = lower("identity_account"."email") ORDER BY "email" LIMIT 1
);--> statement-breakpoint
UPDATE "company_user" SET "person_id" = "person_identity"."person_id"
FROM "identity_account" JOIN "person_identity" ON "issuer" = 'embedded' AND "subject" = "identity_account"."id"::text
WHERE "email_verified" AND lower("company_user"."email") = lower("identity_account"."email");--> statement-breakpoint
INSERT INTO "person" ("id") SELECT "id" FROM "advisor"
WHERE "person_id" IS NULL AND "id" IN (SELECT "advisor_id" FROM "api_token");--> statement-breakpoint
UPDATE "advisor" SET "person_id" = "person"."id" FROM "person" WHERE "person"."id" = "advisor"."id";--> statement-breakpoint
INSERT INTO "person" ("id", "created_at") SELECT "id", "created_at" FROM "company_user"
WHERE "person_id" IS NULL AND "id" IN (SELECT "company_user_id" FROM "api_token");--> statement-breakpoint
UPDATE "company_user" SET "person_id" = "person"."id" FROM "person" WHERE "person"."id" = "company_user"."id";--> statement-breakpoint
-- Whoever is signed in stays so.
UPDATE "api_token" SET "person_id" = "account"."person_id" FROM "account" WHERE "account"."id" = "account_id";--> statement-breakpoint
UPDATE "api_token" SET "person_id" = "advisor"."person_id" FROM "advisor" WHERE "advisor"."id" = "advisor_id";--> statement-breakpoint
UPDATE "api_token" SET "person_id" = "company_user"."person_id" FROM "company_user" WHERE "company_user"."id" = "company_user_id";--> statement-breakpoint
DELETE FROM "api_token" WHERE "person_id" IS NULL;
