ALTER TABLE "support_ticket" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_message" ADD COLUMN "company_user_id" uuid;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD CONSTRAINT "support_ticket_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_message" ADD CONSTRAINT "ticket_message_company_user_id_company_user_id_fk" FOREIGN KEY ("company_user_id") REFERENCES "public"."company_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_ticket_company_id_changed_at_index" ON "support_ticket" USING btree ("company_id","changed_at");--> statement-breakpoint
CREATE INDEX "ticket_attachment_company_user_id_index" ON "ticket_attachment" USING btree ("company_user_id");--> statement-breakpoint
CREATE INDEX "ticket_message_company_user_id_index" ON "ticket_message" USING btree ("company_user_id");