ALTER TABLE "portal_curriculum_vitae" ADD COLUMN "owner" text;--> statement-breakpoint
ALTER TABLE "portal_curriculum_vitae" DROP COLUMN "version";
