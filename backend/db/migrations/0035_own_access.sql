ALTER TABLE "comment" DROP CONSTRAINT "comment_company_user_id_company_user_id_fk";
--> statement-breakpoint
ALTER TABLE "support_ticket" DROP CONSTRAINT "support_ticket_company_user_id_company_user_id_fk";
--> statement-breakpoint
ALTER TABLE "ticket_attachment" DROP CONSTRAINT "ticket_attachment_company_user_id_company_user_id_fk";
--> statement-breakpoint
ALTER TABLE "comment" ALTER COLUMN "company_user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_message" ALTER COLUMN "author" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_company_user_id_company_user_id_fk" FOREIGN KEY ("company_user_id") REFERENCES "public"."company_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD CONSTRAINT "support_ticket_company_user_id_company_user_id_fk" FOREIGN KEY ("company_user_id") REFERENCES "public"."company_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_attachment" ADD CONSTRAINT "ticket_attachment_company_user_id_company_user_id_fk" FOREIGN KEY ("company_user_id") REFERENCES "public"."company_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_company_user_id_index" ON "comment" USING btree ("company_user_id");