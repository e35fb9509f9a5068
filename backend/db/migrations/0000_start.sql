CREATE TABLE "account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"language" text DEFAULT 'de' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"answer_versions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"consents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"salutation" text,
	"first_name" text,
	"last_name" text,
	"birthday" date,
	"birth_name" text,
	"place_of_birth" text,
	"country_of_birth" text,
	"nationality" text,
	"phone" text,
	"shipping_street" text,
	"shipping_postal_code" text,
	"shipping_city" text,
	"shipping_country" text,
	"language_skills" jsonb,
	"software_skills" jsonb,
	"university_entrance_qualification" text,
	"university_entrance_qualification_bw" boolean,
	"university_entrance_qualification_status" text,
	"grade_average" smallint,
	"accredited_authority_german_language" text,
	"accreditation_date_german_skills" date,
	"practice_partner_max_distance" smallint,
	"driving_license_exists" boolean,
	"own_car" boolean,
	"professional_experience_exists" boolean,
	"motivation_text" text,
	"practice_partner_exists" boolean,
	"practice_partner_contact" jsonb,
	"info_session_attended" boolean,
	"info_session_attended_at" timestamp with time zone,
	"info_session_attendance_confirmed" boolean,
	"health_insurance_type" text,
	"cv_comes_later" boolean,
	"language_proof_comes_later" boolean
);
--> statement-breakpoint
CREATE TABLE "advisor" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"mobile_phone" text,
	"whatsapp_available" boolean DEFAULT false NOT NULL,
	"city" text NOT NULL,
	"image_path" text,
	CONSTRAINT "advisor_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "api_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"account_id" uuid,
	"advisor_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "application" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"unit_id" uuid NOT NULL,
	"primary" boolean DEFAULT true NOT NULL,
	"campus_name" text,
	"course_name" text,
	"intake" date,
	"version" integer DEFAULT 1 NOT NULL,
	"answer_versions" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"caller" text NOT NULL,
	"role" text NOT NULL,
	"operation" text NOT NULL,
	"subject" text,
	"fields" text[] DEFAULT '{}' NOT NULL,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "campus" (
	"name" text PRIMARY KEY NOT NULL,
	"city" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"image_path" text,
	"advisor_id" uuid
);
--> statement-breakpoint
CREATE TABLE "consent_change" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"type" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"wording" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course" (
	"name" text PRIMARY KEY NOT NULL,
	"study_model" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"category" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"mime_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"file_key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_fileKey_unique" UNIQUE("file_key")
);
--> statement-breakpoint
CREATE TABLE "email_verification" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_call" (
	"caller" text NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"answer" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotent_call_caller_key_operation_pk" PRIMARY KEY("caller","key","operation")
);
--> statement-breakpoint
CREATE TABLE "identity_account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_code" (
	"interaction" text PRIMARY KEY NOT NULL,
	"identity_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "intake" (
	"starts_on" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oidc_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"jwk" jsonb NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oidc_model" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"consumed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "oidc_model_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"identity_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal_draft" (
	"owner" text NOT NULL,
	"path" text NOT NULL,
	"fields" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "portal_draft_owner_path_pk" PRIMARY KEY("owner","path")
);
--> statement-breakpoint
CREATE TABLE "portal_session" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stage_change" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"unit_id" uuid NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"unit" text DEFAULT 'ds' NOT NULL,
	"stage" text DEFAULT 'New' NOT NULL,
	"primary" boolean DEFAULT true NOT NULL,
	"advisor_id" uuid,
	"participate_advisor_interview_on" date,
	"advisor_interview_stated_at" timestamp with time zone,
	"advisor_interview_confirmed" boolean,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_advisor_id_advisor_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."advisor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_campus_name_campus_name_fk" FOREIGN KEY ("campus_name") REFERENCES "public"."campus"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_course_name_course_name_fk" FOREIGN KEY ("course_name") REFERENCES "public"."course"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_intake_intake_starts_on_fk" FOREIGN KEY ("intake") REFERENCES "public"."intake"("starts_on") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campus" ADD CONSTRAINT "campus_advisor_id_advisor_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."advisor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_change" ADD CONSTRAINT "consent_change_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_verification" ADD CONSTRAINT "email_verification_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_code" ADD CONSTRAINT "identity_code_identity_id_identity_account_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identity_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_identity_id_identity_account_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identity_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_change" ADD CONSTRAINT "stage_change_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit" ADD CONSTRAINT "unit_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit" ADD CONSTRAINT "unit_advisor_id_advisor_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."advisor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_issuer_subject_index" ON "account" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "account_email_lower" ON "account" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "account_awaits_info_session" ON "account" USING btree ("info_session_attended_at") WHERE "account"."info_session_attended" and "account"."info_session_attendance_confirmed" is null;--> statement-breakpoint
CREATE INDEX "api_token_expires_at_index" ON "api_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "application_unit_id_index" ON "application" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "attempt_kind_who_at_index" ON "attempt" USING btree ("kind","who","at");--> statement-breakpoint
CREATE INDEX "audit_entry_at_index" ON "audit_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "consent_change_account_id_index" ON "consent_change" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "document_account_id_index" ON "document" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "idempotent_call_at_index" ON "idempotent_call" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_account_email_lower" ON "identity_account" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "oidc_model_grant_id_index" ON "oidc_model" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oidc_model_kind_uid_index" ON "oidc_model" USING btree ("kind","uid");--> statement-breakpoint
CREATE INDEX "oidc_model_expires_at_index" ON "oidc_model" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "portal_draft_at_index" ON "portal_draft" USING btree ("at");--> statement-breakpoint
CREATE INDEX "portal_session_seen_at_index" ON "portal_session" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "stage_change_unit_id_index" ON "stage_change" USING btree ("unit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "unit_account_id_unit_index" ON "unit" USING btree ("account_id","unit");--> statement-breakpoint
CREATE INDEX "unit_awaits_consultation" ON "unit" USING btree ("advisor_interview_stated_at") WHERE "unit"."participate_advisor_interview_on" is not null and "unit"."advisor_interview_confirmed" is null;