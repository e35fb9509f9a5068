CREATE INDEX "contract_match_id_index" ON "contract" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "dismissal_company_user_id_index" ON "dismissal" USING btree ("company_user_id");--> statement-breakpoint
CREATE INDEX "identity_account_subject" ON "identity_account" USING btree (("id"::text));--> statement-breakpoint
CREATE INDEX "job_opening_begun_by_index" ON "job_opening" USING btree ("begun_by");--> statement-breakpoint
CREATE INDEX "mail_about_applicant" ON "mail" USING btree (substring("content"->'values'->>'link' from '/applicants/([^/?]+)')) WHERE substring("mail"."content"->'values'->>'link' from '/applicants/([^/?]+)') is not null;--> statement-breakpoint
CREATE INDEX "feedback_person_id_index" ON "feedback" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "unit_under_way" ON "unit" USING btree ("advisor_id") WHERE "unit"."stage" not in ('Won', 'Lost');