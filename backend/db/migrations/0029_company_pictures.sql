CREATE TABLE "company_picture" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"jpeg" text NOT NULL,
	CONSTRAINT "company_picture_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "company_picture" ADD CONSTRAINT "company_picture_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;