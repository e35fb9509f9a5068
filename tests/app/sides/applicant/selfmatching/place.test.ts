import { describe, expect, it } from "vitest";
import { placeIn, placeWith, queryOf } from "#app/sides/applicant/selfmatching/place.ts";

const at = (query: string) => placeIn(`http://localhost/ds/selfmatching${query}`);

describe("the address of the openings", () => {
  it("shows suggestions when it says nothing, or nothing that is known", () => {
    expect(at("")).toMatchObject({ view: "suggestions", page: 1 });
    expect(at("?view=secret&page=-3")).toMatchObject({ view: "suggestions", page: 1 });
  });

  it("takes ticked boxes and comma lists alike, and asks the call for comma lists", () => {
    const ticked = at("?view=all&courses=Informatik&courses=Marketing&campuses=Bonn");
    expect(at("?courses=Informatik,Marketing&campuses=Bonn")).toEqual(ticked);
    expect(queryOf(ticked)).toEqual({ courses: "Informatik,Marketing", campuses: "Bonn", intakes: undefined });
  });

  it("is the same again when it is written out", () => {
    const place = at("?view=all&courses=Soziale+Arbeit&intakes=2026-10-01&page=2");
    expect(at(placeWith("", place))).toEqual(place);
    const withComma = { ...place, filters: { ...place.filters, courses: ["Marketing, Medien"] } };
    expect(at(placeWith("", withComma))).toEqual(withComma);
    expect(placeWith("/ds/selfmatching", { view: "suggestions" })).toBe("/ds/selfmatching");
  });
});
