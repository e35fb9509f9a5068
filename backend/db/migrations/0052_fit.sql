DROP INDEX "application_by_study";--> statement-breakpoint
CREATE INDEX "application_by_study" ON "application" USING btree ("course_name","campus_name","intake","unit_id","id");