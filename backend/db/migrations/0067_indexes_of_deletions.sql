CREATE INDEX "contract_match_id_index" ON "contract" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "dismissal_company_user_id_index" ON "dismissal" USING btree ("company_user_id");--> statement-breakpoint
CREATE INDEX "job_opening_begun_by_index" ON "job_opening" USING btree ("begun_by");--> statement-breakpoint
CREATE INDEX "feedback_person_id_index" ON "feedback" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "unit_under_way" ON "unit" USING btree ("advisor_id") WHERE "unit"."stage" not in ('Won', 'Lost');