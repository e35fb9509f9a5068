ALTER TABLE "unit" ADD COLUMN "stage_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "unit" ADD COLUMN "followed_up_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "account_has_partner" ON "account" USING btree ("id") WHERE "account"."practice_partner_exists";--> statement-breakpoint
CREATE INDEX "contract_awaits_advisor" ON "contract" USING btree ("created_at") WHERE "contract"."status" in ('in_review', 'signed');--> statement-breakpoint
CREATE INDEX "unit_may_be_stuck" ON "unit" USING btree ("stage_since") WHERE "unit"."stage" in ('New', 'Examined Application', 'Ready to match');--> statement-breakpoint
UPDATE "unit" SET "stage_since" = coalesce((SELECT max("at") FROM "stage_change" WHERE "stage_change"."unit_id" = "unit"."id"), "created_at");
