ALTER TABLE "ticket_attachment" ALTER COLUMN "message_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_attachment" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "ticket_attachment" ADD COLUMN "company_user_id" uuid;--> statement-breakpoint
ALTER TABLE "ticket_attachment" ADD CONSTRAINT "ticket_attachment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_attachment" ADD CONSTRAINT "ticket_attachment_company_user_id_company_user_id_fk" FOREIGN KEY ("company_user_id") REFERENCES "public"."company_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_attachment_account_id_index" ON "ticket_attachment" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "ticket_attachment_waiting" ON "ticket_attachment" USING btree ("created_at") WHERE "ticket_attachment"."message_id" is null;