import { expect, test } from "vitest";
import { nameOf } from "#domain/person-name.ts";

const emre = { firstName: "Emre", lastName: "Yıldız", email: "emre@example.org" };

test("somebody is called by their name, by the part of it that they gave, or else by their address", () => {
  expect(nameOf(emre)).toBe("Emre Yıldız");
  expect(nameOf({ ...emre, lastName: null })).toBe("Emre");
  expect(nameOf({ ...emre, firstName: "", lastName: "" })).toBe("emre@example.org");
});
