/** A point on the globe, in degrees. */
interface Point {
  latitude: number;
  longitude: number;
}
export interface Town extends Point {
  name: string;
}
export interface Place extends Point {
  postalCode: string;
  city: string;
}

/** A town farther than this from the others of its postal region is only a namesake. */
const regionKilometres = 100;
/** Fewer towns than this do not show where a region lies. */
const regionTowns = 3;

/**
 * Locates postal codes at the middle of the towns that each of them names. Among namesakes the town nearest to the
 * others of its postal region counts. Codes without a known town are left out.
 */
export function locate(townsOfCode: Readonly<Record<string, readonly string[]>>, towns: readonly Town[]): Place[] {
  const find = townFinder(towns);
  const codes = Object.entries(townsOfCode).map(([postalCode, names]) => ({
    postalCode,
    city: names[0] ?? "",
    homonyms: names.map(find).filter((found) => found.length > 0),
  }));
  const middle = middleOfRegions(codes);
  return codes.flatMap(({ postalCode, city, homonyms }) => {
    const region = middle(postalCode);
    const found = homonyms.flatMap((towns) => nearest(towns, region) ?? []);
    return found.length > 0 ? [{ postalCode, city, ...middleOf(found, mean) }] : [];
  });
}

type Codes = { postalCode: string; homonyms: Town[][] }[];

/** Finds towns by their name, then by its first part: "Werder (Havel)", "Fürstenwalde/Spree". */
function townFinder(towns: readonly Town[]) {
  const byName = grouped(towns, ({ name }) => plain(name));
  const byFirstPart = grouped(towns, ({ name }) => firstPart(name));
  return (name: string): Town[] => byName.get(plain(name)) ?? byFirstPart.get(firstPart(name)) ?? [];
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/[^a-z0-9]/g, "");
const firstPart = (name: string) =>
  plain(name.replace(/\s*[(/].*$/, "").replace(/ (am|an|bei|im|in|ob|vor|a\.|b\.|i\.|v\.) .*$/, ""));

/** The middle of the region of a code's first three or two digits, from codes with one town without namesakes. */
function middleOfRegions(codes: Codes) {
  const certain = codes.flatMap(({ postalCode, homonyms: [first, ...others] }) =>
    first?.length === 1 && others.length === 0 ? [{ postalCode, town: first[0]! }] : [],
  );
  const middles = new Map(
    [3, 2]
      .flatMap((digits) => [...grouped(certain, ({ postalCode }) => postalCode.slice(0, digits))])
      .filter(([, found]) => found.length >= regionTowns)
      .map(([region, found]) => [
        region,
        middleOf(
          found.map(({ town }) => town),
          median,
        ),
      ]),
  );
  return (postalCode: string) => middles.get(postalCode.slice(0, 3)) ?? middles.get(postalCode.slice(0, 2));
}

function nearest(towns: readonly Town[], region: Point | undefined): Town | undefined {
  if (!region) return towns[0];
  const [best] = towns.map((town) => ({ town, away: kilometresBetween(town, region) })).sort((a, b) => a.away - b.away);
  return best && best.away <= regionKilometres ? best.town : undefined;
}

/** `Map.groupBy`, which Node 20 does not have. */
function grouped<T>(items: readonly T[], keyOf: (item: T) => string) {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

const middleOf = (points: readonly Point[], of: (values: number[]) => number): Point => ({
  latitude: of(points.map(({ latitude }) => latitude)),
  longitude: of(points.map(({ longitude }) => longitude)),
});
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

const kilometresPerDegree = 111.2;
/** Distance on a flat map, precise enough to tell namesakes apart. */
function kilometresBetween(a: Point, b: Point) {
  const shrink = Math.cos((a.latitude * Math.PI) / 180);
  return kilometresPerDegree * Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * shrink);
}
