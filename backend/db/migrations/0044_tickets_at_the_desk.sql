ALTER TABLE "document" ADD COLUMN "accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "advisor_id" uuid;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "support_ticket" SET "asked_at" = "changed_at";--> statement-breakpoint
ALTER TABLE "ticket_attachment" ADD COLUMN "advisor_id" uuid;--> statement-breakpoint
ALTER TABLE "ticket_message" ADD COLUMN "advisor_id" uuid;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD CONSTRAINT "support_ticket_advisor_id_advisor_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."advisor"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_attachment" ADD CONSTRAINT "ticket_attachment_advisor_id_advisor_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."advisor"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_message" ADD CONSTRAINT "ticket_message_advisor_id_advisor_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."advisor"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_ticket_advisor_id_index" ON "support_ticket" USING btree ("advisor_id");--> statement-breakpoint
CREATE INDEX "support_ticket_waits" ON "support_ticket" USING btree ("asked_at","id") WHERE "support_ticket"."status" in ('open', 'in_progress');--> statement-breakpoint
CREATE INDEX "ticket_attachment_advisor_id_index" ON "ticket_attachment" USING btree ("advisor_id");--> statement-breakpoint
CREATE INDEX "ticket_message_advisor_id_index" ON "ticket_message" USING btree ("advisor_id");