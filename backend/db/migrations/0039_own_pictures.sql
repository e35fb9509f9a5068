CREATE TABLE "company_user_picture" (
	"company_user_id" uuid PRIMARY KEY NOT NULL,
	"jpeg" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_user" ADD COLUMN "profile_picture" uuid;--> statement-breakpoint
ALTER TABLE "company_user_picture" ADD CONSTRAINT "company_user_picture_company_user_id_company_user_id_fk" FOREIGN KEY ("company_user_id") REFERENCES "public"."company_user"("id") ON DELETE cascade ON UPDATE no action;