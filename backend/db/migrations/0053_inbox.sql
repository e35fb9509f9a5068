DROP INDEX "job_opening_company_id_index";--> statement-breakpoint
CREATE INDEX "job_opening_company_id_id_index" ON "job_opening" USING btree ("company_id","id");