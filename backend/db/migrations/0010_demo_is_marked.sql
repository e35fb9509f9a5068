ALTER TABLE "campaign" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What a demo loaded before it was marked: by the addresses and titles that it has.
DO $$
DECLARE place record; made uuid;
BEGIN
	FOR place IN SELECT id, 'advisor' AS kind FROM "advisor" WHERE "person_id" IS NULL AND "email" IN ('jonas@example.org', 'emre@example.org', 'lena@example.org', 'mia@example.org', 'nele@example.org', 'sara@example.org', 'leon@example.org', 'emma@example.org', 'noah@example.org', 'advisor@example.org', 'tobias@example.org', 'firma@example.org', 'verlag@example.org', 'it@example.org', 'kinderhaus@example.org', 'energie@example.org')
		UNION ALL SELECT id, 'company_user' FROM "company_user" WHERE "person_id" IS NULL AND "email" IN ('jonas@example.org', 'emre@example.org', 'lena@example.org', 'mia@example.org', 'nele@example.org', 'sara@example.org', 'leon@example.org', 'emma@example.org', 'noah@example.org', 'advisor@example.org', 'tobias@example.org', 'firma@example.org', 'verlag@example.org', 'it@example.org', 'kinderhaus@example.org', 'energie@example.org')
	LOOP
		INSERT INTO "person" DEFAULT VALUES RETURNING id INTO made;
		EXECUTE format('UPDATE %I SET "person_id" = $1 WHERE id = $2', place.kind) USING made, place.id;
	END LOOP;
END $$;--> statement-breakpoint
UPDATE "person" SET "is_demo" = true WHERE "id" IN (
	SELECT "person_id" FROM "account" WHERE "email" IN ('jonas@example.org', 'emre@example.org', 'lena@example.org', 'mia@example.org', 'nele@example.org', 'sara@example.org', 'leon@example.org', 'emma@example.org', 'noah@example.org', 'advisor@example.org', 'tobias@example.org', 'firma@example.org', 'verlag@example.org', 'it@example.org', 'kinderhaus@example.org', 'energie@example.org')
	UNION SELECT "person_id" FROM "advisor" WHERE "email" IN ('jonas@example.org', 'emre@example.org', 'lena@example.org', 'mia@example.org', 'nele@example.org', 'sara@example.org', 'leon@example.org', 'emma@example.org', 'noah@example.org', 'advisor@example.org', 'tobias@example.org', 'firma@example.org', 'verlag@example.org', 'it@example.org', 'kinderhaus@example.org', 'energie@example.org')
	UNION SELECT "person_id" FROM "company_user" WHERE "email" IN ('jonas@example.org', 'emre@example.org', 'lena@example.org', 'mia@example.org', 'nele@example.org', 'sara@example.org', 'leon@example.org', 'emma@example.org', 'noah@example.org', 'advisor@example.org', 'tobias@example.org', 'firma@example.org', 'verlag@example.org', 'it@example.org', 'kinderhaus@example.org', 'energie@example.org')
);--> statement-breakpoint
UPDATE "company" SET "is_demo" = true WHERE "email" LIKE 'ausbildung@%.example.org';--> statement-breakpoint
UPDATE "news" SET "is_demo" = true WHERE "title" IN ('Vertragsunterlagen in einem Rutsch hochladen', 'Sprechstunde am Abend: jeden zweiten Dienstag', 'Zwölf neue Praxispartner im Norden', 'Campus-Tag in Köln: komm zu zweit', 'So lief die Infoveranstaltung im Herbst', 'Neu: Mechatronik in München', 'Deutsch auf dem Weg zu B2');--> statement-breakpoint
UPDATE "campaign" SET "is_demo" = true WHERE "name" IN ('Campus-Tag zu zweit', 'Lern-Tandem für den Start');
