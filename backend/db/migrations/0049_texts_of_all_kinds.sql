CREATE TABLE "text_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"text_id" text NOT NULL,
	"name" text NOT NULL,
	"mime_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"file_key" uuid NOT NULL,
	"missing_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "text_file_textId_unique" UNIQUE("text_id"),
	CONSTRAINT "text_file_fileKey_unique" UNIQUE("file_key")
);
--> statement-breakpoint
ALTER TABLE "text_file" ADD CONSTRAINT "text_file_text_id_office_text_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."office_text"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_file_missing" ON "text_file" USING btree ("missing_since") WHERE "text_file"."missing_since" is not null;--> statement-breakpoint
ALTER TABLE "office_text" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
-- What was told until now is the first German version of a text with the same id.
INSERT INTO "office_text" ("id", "kind", "section", "appears_on", "is_demo", "created_at")
	SELECT "id"::text, 'news', "audience", ("published_at" AT TIME ZONE 'Europe/Berlin')::date, "is_demo", "published_at" FROM "news";--> statement-breakpoint
INSERT INTO "office_text" ("id", "kind", "section", "ends_on", "is_demo") SELECT "id"::text, 'campaign', 'campaigns', "ends_on", "is_demo" FROM "campaign";--> statement-breakpoint
INSERT INTO "office_text" ("id", "kind", "section", "starts_at", "is_demo", "created_at")
	SELECT "id"::text, 'upskilling', 'offers', "starts_at", "is_demo", "created_at" FROM "upskilling_offer";--> statement-breakpoint
INSERT INTO "office_text" ("id", "kind", "section", "is_demo", "created_at") SELECT "id"::text, 'download', 'files', "is_demo", "created_at" FROM "download";--> statement-breakpoint
INSERT INTO "text_version" ("text_id", "language", "number", "title", "facts", "body", "created_at")
	SELECT "id"::text, 'de', 1, "title", NULL, "text", "published_at" FROM "news"
	UNION ALL SELECT "id"::text, 'de', 1, "name", NULL, "text", now() FROM "campaign"
	UNION ALL SELECT "id"::text, 'de', 1, "title", coalesce("place", 'Online'), "text", "created_at" FROM "upskilling_offer"
	UNION ALL SELECT "id"::text, 'de', 1, "title", NULL, "text", "created_at" FROM "download";--> statement-breakpoint
INSERT INTO "text_file" ("text_id", "name", "mime_type", "bytes", "file_key", "missing_since", "created_at")
	SELECT "id"::text, "name", "mime_type", "bytes", "file_key", "missing_since", "changed_at" FROM "download";--> statement-breakpoint
ALTER TABLE "campaign_participation" DROP CONSTRAINT "campaign_participation_campaign_id_campaign_id_fk";--> statement-breakpoint
ALTER TABLE "campaign_participation" ALTER COLUMN "campaign_id" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "campaign_participation" ADD CONSTRAINT "campaign_participation_campaign_id_office_text_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."office_text"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DROP TABLE "campaign";--> statement-breakpoint
DROP TABLE "news";--> statement-breakpoint
DROP TABLE "upskilling_offer";--> statement-breakpoint
DROP TABLE "download";
