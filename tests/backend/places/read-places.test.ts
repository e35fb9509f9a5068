import { describe, expect, it } from "vitest";
import { locate } from "#backend/places/locate.ts";
import { readPlaces } from "#backend/places/read-places.ts";

const places = new Map(readPlaces().map((place) => [place.postalCode, place]));

describe("the places of Germany", () => {
  it("are known for seven of eight postal codes, and in Germany", () => {
    expect(places.size).toBeGreaterThan(7000);
    for (const { postalCode, latitude, longitude } of places.values()) {
      expect(postalCode).toMatch(/^\d{5}$/);
      expect(latitude > 47.2 && latitude < 55.1 && longitude > 5.8 && longitude < 15.1).toBe(true);
    }
  });

  it.each([
    ["60311", "Frankfurt am Main", 50.1, 8.7],
    ["15230", "Frankfurt (Oder)", 52.3, 14.6],
    ["01067", "Dresden", 51.1, 13.7],
    ["14542", "Werder (Havel)", 52.4, 12.9],
    ["67433", "Neustadt an der Weinstraße", 49.4, 8.1],
    ["85049", "Ingolstadt", 48.8, 11.4],
  ])("have %s %s where it is", (postalCode, city, latitude, longitude) => {
    expect(places.get(postalCode)).toMatchObject({ city });
    expect(places.get(postalCode)?.latitude).toBeCloseTo(latitude, 1);
    expect(places.get(postalCode)?.longitude).toBeCloseTo(longitude, 1);
  });

  it("tell the districts of a city with a campus apart", () => {
    for (const [one, other] of [
      ["20095", "21073"],
      ["50667", "51147"],
      ["80331", "81249"],
    ] as const) {
      expect(places.get(one)).not.toMatchObject({ latitude: places.get(other)!.latitude });
      expect(places.get(one)?.city).toBe(places.get(other)?.city);
    }
  });
});

describe("a postal code", () => {
  const towns = [
    { name: "Neustadt", latitude: 50, longitude: 8 },
    { name: "Neustadt (Dosse)", latitude: 53, longitude: 12 },
    { name: "Köln", latitude: 51, longitude: 7 },
    { name: "Hürth", latitude: 50.8, longitude: 7 },
    { name: "Brühl", latitude: 50.8, longitude: 6.8 },
  ];
  const region = { "50667": ["Köln"], "50354": ["Hürth"], "50321": ["Brühl"] };

  it("lies in the middle of the towns that it names", () => {
    expect(locate({ ...region, "50999": ["Köln", "Hürth", "Nirgendwo"] }, towns).at(-1)).toEqual({
      postalCode: "50999",
      city: "Köln",
      latitude: 50.9,
      longitude: 7,
    });
  });

  it("is not taken for a namesake far away", () => {
    expect(locate({ ...region, "50998": ["Neustadt"] }, towns).map(({ postalCode }) => postalCode)).not.toContain(
      "50998",
    );
  });

  it("is left out when its town is not known", () => {
    expect(locate({ "50997": ["Nirgendwo"] }, towns)).toEqual([]);
  });
});
