CREATE TABLE "campaign" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"ends_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_participation" (
	"campaign_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"participated_at" timestamp with time zone,
	CONSTRAINT "campaign_participation_campaign_id_account_id_pk" PRIMARY KEY("campaign_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"portrait" text,
	"city" text NOT NULL,
	"website" text,
	"email" text,
	"employees" text,
	"founded_date" text,
	"image_path" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_user" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"language" text DEFAULT 'de' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_confirmation" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"type" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"unit_id" uuid NOT NULL,
	"match_id" uuid,
	"status" text DEFAULT 'requested' NOT NULL,
	"submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "contract_unitId_unique" UNIQUE("unit_id")
);
--> statement-breakpoint
CREATE TABLE "contract_change" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contract_id" uuid NOT NULL,
	"event" text NOT NULL,
	"role" text NOT NULL,
	"note" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deletion_request" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "employee" (
	"company_id" uuid NOT NULL,
	"company_user_id" uuid NOT NULL,
	"is_owner" boolean DEFAULT false NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "employee_company_id_company_user_id_pk" PRIMARY KEY("company_id","company_user_id")
);
--> statement-breakpoint
CREATE TABLE "experiment_assignment" (
	"account_id" uuid NOT NULL,
	"campaign_id" text NOT NULL,
	"variation_id" text NOT NULL,
	"visitor_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "experiment_assignment_account_id_campaign_id_pk" PRIMARY KEY("account_id","campaign_id")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	"selected" text NOT NULL,
	"reasons" text NOT NULL,
	"feedback" text,
	"agent" text NOT NULL,
	"screen_width" integer NOT NULL,
	"screen_height" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_opening" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"title" text NOT NULL,
	"campus_name" text NOT NULL,
	"course_name" text NOT NULL,
	"start_date" date NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"open_positions" integer NOT NULL,
	"required_count" integer NOT NULL,
	"tasks" text NOT NULL,
	"skills" text NOT NULL,
	"software_skills" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"team_size" text DEFAULT '' NOT NULL,
	"benefits" text DEFAULT '' NOT NULL,
	"extra_payment" text DEFAULT '' NOT NULL,
	"offer_description" text DEFAULT '' NOT NULL,
	"offer_url" text DEFAULT '' NOT NULL,
	"place_of_training" text DEFAULT '' NOT NULL,
	"practice_place" text NOT NULL,
	"practice_postal_code" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"workmodel" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "job_opening_positions" CHECK ("job_opening"."open_positions" between 0 and "job_opening"."required_count")
);
--> statement-breakpoint
CREATE TABLE "job_opening_mark" (
	"account_id" uuid NOT NULL,
	"job_opening_id" uuid NOT NULL,
	"is_favorite" boolean DEFAULT false NOT NULL,
	"viewed_at" timestamp with time zone,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_opening_mark_account_id_job_opening_id_pk" PRIMARY KEY("account_id","job_opening_id")
);
--> statement-breakpoint
CREATE TABLE "match" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_opening_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"interview_date_suggestions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"interview_at" timestamp with time zone,
	"trial_day_at" timestamp with time zone,
	"place" text,
	"cancellation_reason" text,
	"cancelled_by" text,
	"cancelled_from" text,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_change" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"match_id" uuid NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"event" text NOT NULL,
	"role" text NOT NULL,
	"actor_id" uuid,
	"reason" text,
	"note" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"audience" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	"company_id" uuid,
	"kind" text NOT NULL,
	"match_id" uuid,
	"note" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "place" (
	"postal_code" text PRIMARY KEY NOT NULL,
	"city" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_ticket" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	"company_user_id" uuid,
	"subject" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_attachment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"name" text NOT NULL,
	"mime_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"file_key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_attachment_fileKey_unique" UNIQUE("file_key")
);
--> statement-breakpoint
CREATE TABLE "ticket_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ticket_id" uuid NOT NULL,
	"role" text NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracked_link" (
	"id" text PRIMARY KEY NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "notification_settings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "unsubscription_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "referral_code" text DEFAULT substr(replace(gen_random_uuid()::text, '-', ''), 1, 12) NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "referred_by" uuid;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "health_insurance_proof_date" date;--> statement-breakpoint
ALTER TABLE "api_token" ADD COLUMN "company_user_id" uuid;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "refusal_reason" text;--> statement-breakpoint
ALTER TABLE "campaign_participation" ADD CONSTRAINT "campaign_participation_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_participation" ADD CONSTRAINT "campaign_participation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_confirmation" ADD CONSTRAINT "consent_confirmation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_change" ADD CONSTRAINT "contract_change_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletion_request" ADD CONSTRAINT "deletion_request_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_company_user_id_company_user_id_fk" FOREIGN KEY ("company_user_id") REFERENCES "public"."company_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiment_assignment" ADD CONSTRAINT "experiment_assignment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_opening" ADD CONSTRAINT "job_opening_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_opening" ADD CONSTRAINT "job_opening_campus_name_campus_name_fk" FOREIGN KEY ("campus_name") REFERENCES "public"."campus"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_opening" ADD CONSTRAINT "job_opening_course_name_course_name_fk" FOREIGN KEY ("course_name") REFERENCES "public"."course"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_opening" ADD CONSTRAINT "job_opening_start_date_intake_starts_on_fk" FOREIGN KEY ("start_date") REFERENCES "public"."intake"("starts_on") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_opening_mark" ADD CONSTRAINT "job_opening_mark_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_opening_mark" ADD CONSTRAINT "job_opening_mark_job_opening_id_job_opening_id_fk" FOREIGN KEY ("job_opening_id") REFERENCES "public"."job_opening"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_job_opening_id_job_opening_id_fk" FOREIGN KEY ("job_opening_id") REFERENCES "public"."job_opening"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_change" ADD CONSTRAINT "match_change_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD CONSTRAINT "support_ticket_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD CONSTRAINT "support_ticket_company_user_id_company_user_id_fk" FOREIGN KEY ("company_user_id") REFERENCES "public"."company_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_attachment" ADD CONSTRAINT "ticket_attachment_message_id_ticket_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."ticket_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_message" ADD CONSTRAINT "ticket_message_ticket_id_support_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_participation_account_id_index" ON "campaign_participation" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_user_email_lower" ON "company_user" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contract_change_contract_id_at_index" ON "contract_change" USING btree ("contract_id","at");--> statement-breakpoint
CREATE INDEX "employee_company_user_id_index" ON "employee" USING btree ("company_user_id");--> statement-breakpoint
CREATE INDEX "job_opening_company_id_index" ON "job_opening" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "job_opening_suggested" ON "job_opening" USING btree ("course_name","campus_name","start_date","published_at") WHERE "job_opening"."status" = 'open';--> statement-breakpoint
CREATE INDEX "job_opening_newest" ON "job_opening" USING btree ("published_at","id") WHERE "job_opening"."status" = 'open';--> statement-breakpoint
CREATE INDEX "job_opening_by_start" ON "job_opening" USING btree ("start_date") WHERE "job_opening"."status" in ('open', 'staffed');--> statement-breakpoint
CREATE UNIQUE INDEX "match_job_opening_id_account_id_index" ON "match" USING btree ("job_opening_id","account_id");--> statement-breakpoint
CREATE INDEX "match_account_id_since_index" ON "match" USING btree ("account_id","since");--> statement-breakpoint
CREATE UNIQUE INDEX "match_one_accepted" ON "match" USING btree ("account_id") WHERE "match"."status" = 'offer_accepted';--> statement-breakpoint
CREATE INDEX "match_by_status" ON "match" USING btree ("job_opening_id","status");--> statement-breakpoint
CREATE INDEX "match_offered" ON "match" USING btree ("since") WHERE "match"."status" = 'awaiting_applicant_confirmation';--> statement-breakpoint
CREATE INDEX "match_scheduled" ON "match" USING btree ("interview_at") WHERE "match"."status" = 'interview_scheduled';--> statement-breakpoint
CREATE INDEX "match_trial_day" ON "match" USING btree ("trial_day_at") WHERE "match"."status" = 'trial_day_scheduled';--> statement-breakpoint
CREATE INDEX "match_change_match_id_at_index" ON "match_change" USING btree ("match_id","at");--> statement-breakpoint
CREATE INDEX "news_audience_published_at_index" ON "news" USING btree ("audience","published_at");--> statement-breakpoint
CREATE INDEX "notification_account_id_at_index" ON "notification" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "notification_company_id_at_index" ON "notification" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "support_ticket_account_id_changed_at_index" ON "support_ticket" USING btree ("account_id","changed_at");--> statement-breakpoint
CREATE INDEX "support_ticket_company_user_id_changed_at_index" ON "support_ticket" USING btree ("company_user_id","changed_at");--> statement-breakpoint
CREATE INDEX "ticket_attachment_message_id_index" ON "ticket_attachment" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "ticket_message_ticket_id_at_index" ON "ticket_message" USING btree ("ticket_id","at");--> statement-breakpoint
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_company_user_id_company_user_id_fk" FOREIGN KEY ("company_user_id") REFERENCES "public"."company_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_referred_by_index" ON "account" USING btree ("referred_by");--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_unsubscriptionId_unique" UNIQUE("unsubscription_id");--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_referralCode_unique" UNIQUE("referral_code");