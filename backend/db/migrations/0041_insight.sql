CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"to" text NOT NULL,
	"content" jsonb,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "retention" (
	"id" text PRIMARY KEY DEFAULT 'portal' NOT NULL,
	"days" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"answer_versions" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_run" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mail_queued_at_index" ON "mail" USING btree ("queued_at");--> statement-breakpoint
CREATE INDEX "mail_kind_queued_at_index" ON "mail" USING btree ("kind","queued_at");--> statement-breakpoint
CREATE INDEX "mail_to_lower" ON "mail" USING btree (lower("to") text_pattern_ops,"queued_at");--> statement-breakpoint
CREATE INDEX "mail_waiting" ON "mail" USING btree ("queued_at") WHERE "mail"."sent_at" is null and "mail"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "mail_failed" ON "mail" USING btree ("queued_at") WHERE "mail"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "audit_entry_caller_at_index" ON "audit_entry" USING btree ("caller","at");--> statement-breakpoint
CREATE INDEX "audit_entry_operation_at_index" ON "audit_entry" USING btree ("operation","at");--> statement-breakpoint
CREATE INDEX "job_opening_by_status" ON "job_opening" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "match_change_event_at_index" ON "match_change" USING btree ("event","at");--> statement-breakpoint
CREATE INDEX "feedback_at_index" ON "feedback" USING btree ("at");--> statement-breakpoint
CREATE INDEX "application_primary" ON "application" USING btree ("unit_id","campus_name","course_name","intake") WHERE "application"."primary";--> statement-breakpoint
CREATE INDEX "unit_by_stage" ON "unit" USING btree ("stage","created_at","id");