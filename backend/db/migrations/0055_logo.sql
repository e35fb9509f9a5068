ALTER TABLE "appearance" ADD COLUMN "logo" jsonb;--> statement-breakpoint
ALTER TABLE "appearance" ADD COLUMN "logo_png" text;