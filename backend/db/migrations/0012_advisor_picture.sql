CREATE TABLE "advisor_picture" (
	"advisor_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"jpeg" text NOT NULL,
	CONSTRAINT "advisor_picture_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "advisor_picture" ADD CONSTRAINT "advisor_picture_advisor_id_advisor_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."advisor"("id") ON DELETE cascade ON UPDATE no action;