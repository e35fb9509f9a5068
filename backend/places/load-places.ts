import { sql } from "drizzle-orm";
import type { Tx } from "../db/open.ts";
import { place } from "../db/schema/places.ts";
import { readPlaces } from "./read-places.ts";

/** Fills the table of places if it is empty; later starts find it filled and read no list. */
export async function loadPlaces(tx: Tx) {
  const [known] = await tx.select({ postalCode: place.postalCode }).from(place).limit(1);
  if (known) return;
  // The list is one parameter; single values would make thirty thousand.
  await tx.execute(sql`insert into ${place} (postal_code, city, latitude, longitude)
    select "postalCode", city, latitude, longitude
    from jsonb_to_recordset(${JSON.stringify(readPlaces())}::jsonb)
      as read("postalCode" text, city text, latitude float8, longitude float8)
    on conflict do nothing`);
}
