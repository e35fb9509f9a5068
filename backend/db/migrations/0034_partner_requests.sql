CREATE TABLE "partner_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"courses" text[] DEFAULT '{}' NOT NULL,
	"message" text,
	"language" text DEFAULT 'de' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"company_id" uuid,
	"decided_at" timestamp with time zone,
	"content_hash" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "partner_request" ADD CONSTRAINT "partner_request_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "partner_request_content_hash_index" ON "partner_request" USING btree ("content_hash") WHERE "partner_request"."status" = 'open';--> statement-breakpoint
CREATE INDEX "partner_request_status_created_at_id_index" ON "partner_request" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "partner_request_company_id_index" ON "partner_request" USING btree ("company_id");