CREATE TABLE "office_text" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"kind" text NOT NULL,
	"section" text NOT NULL,
	"appears_on" date,
	"ends_on" date,
	"is_demo" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"answer_versions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_version" (
	"text_id" text NOT NULL,
	"language" text NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"facts" text,
	"body" text NOT NULL,
	"advisor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "text_version_text_id_language_number_pk" PRIMARY KEY("text_id","language","number")
);
--> statement-breakpoint
ALTER TABLE "text_version" ADD CONSTRAINT "text_version_text_id_office_text_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."office_text"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_version" ADD CONSTRAINT "text_version_advisor_id_advisor_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."advisor"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "office_text_kind_section_index" ON "office_text" USING btree ("kind","section");