CREATE TABLE "company_document" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"uploaded_by" uuid,
	"name" text NOT NULL,
	"mime_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"file_key" uuid NOT NULL,
	"missing_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_document_fileKey_unique" UNIQUE("file_key")
);
--> statement-breakpoint
ALTER TABLE "company_document" ADD CONSTRAINT "company_document_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_document" ADD CONSTRAINT "company_document_uploaded_by_company_user_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."company_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_document_company_id_created_at_index" ON "company_document" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "company_document_uploaded_by_index" ON "company_document" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "company_document_missing" ON "company_document" USING btree ("missing_since") WHERE "company_document"."missing_since" is not null;