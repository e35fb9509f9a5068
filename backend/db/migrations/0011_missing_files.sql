CREATE TABLE "installation" (
	"folder_id" uuid NOT NULL,
	"secret_mark" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "installation_folder_id_secret_mark_pk" PRIMARY KEY("folder_id","secret_mark")
);
--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "missing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ticket_attachment" ADD COLUMN "missing_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "document_missing" ON "document" USING btree ("missing_since") WHERE "document"."missing_since" is not null;--> statement-breakpoint
CREATE INDEX "ticket_attachment_missing" ON "ticket_attachment" USING btree ("missing_since") WHERE "ticket_attachment"."missing_since" is not null;