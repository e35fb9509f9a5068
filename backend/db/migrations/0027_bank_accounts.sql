CREATE TABLE "bank_account" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"owner_name" text NOT NULL,
	"iban" text NOT NULL,
	"bank_name" text,
	"bic" text,
	"city" text,
	"email" text NOT NULL,
	"mandate_reference" text,
	"mandate_granted_at" timestamp with time zone,
	"mandate_granted_by" text,
	CONSTRAINT "bank_account_mandateReference_unique" UNIQUE("mandate_reference")
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "payment_type" text;--> statement-breakpoint
ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;