ALTER TABLE "match" ADD COLUMN "agreed_terms" jsonb;--> statement-breakpoint
UPDATE "match" SET "agreed_terms" = json_build_object('campus', campus_name, 'course', course_name,
    'placeOfTraining', place_of_training, 'practicePlace', practice_place, 'practicePostalCode', practice_postal_code,
    'startDate', start_date, 'workmodel', workmodel, 'extraPayment', extra_payment)
  FROM "job_opening" WHERE "job_opening"."id" = "match"."job_opening_id" AND "match"."status" = 'offer_accepted';
