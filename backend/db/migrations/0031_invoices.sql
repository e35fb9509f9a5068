CREATE TABLE "accounting_notice" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"number" text NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"subject" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"paid_on" date,
	"name" text NOT NULL,
	"mime_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"file_key" uuid NOT NULL,
	"missing_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_fileKey_unique" UNIQUE("file_key")
);
--> statement-breakpoint
ALTER TABLE "accounting_notice" ADD CONSTRAINT "accounting_notice_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounting_notice_company_id_published_at_index" ON "accounting_notice" USING btree ("company_id","published_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_number_index" ON "invoice" USING btree ("number");--> statement-breakpoint
CREATE INDEX "invoice_company_id_issued_on_index" ON "invoice" USING btree ("company_id","issued_on");--> statement-breakpoint
CREATE INDEX "invoice_missing" ON "invoice" USING btree ("missing_since") WHERE "invoice"."missing_since" is not null;