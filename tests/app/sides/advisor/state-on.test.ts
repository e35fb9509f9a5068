import { expect, it } from "vitest";
import { stateOn } from "#app/sides/advisor/office/place.ts";

it("says that an intake can be chosen until the day it begins, as those who choose it find", () => {
  const stateOf = (startsOn: string, endsOn: string | null) => stateOn("2027-10-01", { startsOn, endsOn });
  expect([stateOf("2027-10-01", null), stateOf("2027-09-30", null)]).toEqual(["offered", "over"]);
  expect([stateOf("2027-10-01", "2027-10-01"), stateOf("2028-10-01", "2027-09-30")]).toEqual(["runsOut", "over"]);
});
