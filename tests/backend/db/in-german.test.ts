import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { inGerman } from "#backend/db/in-german.ts";
import { useWorld } from "../../world/world.ts";

const { db } = await useWorld();

it("names of people stand as in a German register, whatever the server's own language", async () => {
  const people = sql`(values ('Zorn' collate "C"), ('Ärmel'), ('d''Angelo'), ('Albers')) as people (name)`;
  const { rows } = await db.execute(sql`select name from ${people} order by ${inGerman(sql`name`)}`);
  expect(rows.map(({ name }) => name)).toEqual(["Albers", "Ärmel", "d'Angelo", "Zorn"]);
});
