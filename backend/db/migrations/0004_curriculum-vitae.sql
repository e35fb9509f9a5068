CREATE TABLE "curriculum_vitae_sending" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"file_key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "curriculum_vitae_sending_fileKey_unique" UNIQUE("file_key")
);
--> statement-breakpoint
CREATE TABLE "portal_curriculum_vitae" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"photo" text,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "curriculum_vitae_sending_expires_at_index" ON "curriculum_vitae_sending" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "portal_curriculum_vitae_changed_at_index" ON "portal_curriculum_vitae" USING btree ("changed_at");