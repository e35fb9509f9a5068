ALTER TABLE "audit_entry" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "account_id" uuid;--> statement-breakpoint
CREATE INDEX "audit_entry_account_id_at_index" ON "audit_entry" USING btree ("account_id","at") WHERE "audit_entry"."account_id" is not null;