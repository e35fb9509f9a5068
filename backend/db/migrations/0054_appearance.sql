CREATE TABLE "appearance" (
	"id" text PRIMARY KEY DEFAULT 'portal' NOT NULL,
	"name" text,
	"version" integer DEFAULT 1 NOT NULL,
	"answer_versions" jsonb DEFAULT '{}'::jsonb NOT NULL
);
