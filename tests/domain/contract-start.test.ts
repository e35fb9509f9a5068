import { expect, it } from "vitest";
import { contractStart } from "#domain/contract-start.ts";

it.each([
  ["2026-10-01", "2026-07-01"],
  ["2027-01-15", "2026-10-15"],
  ["2026-05-31", "2026-02-28"],
])("contract documents for an intake on %s are taken from %s on", (intake, from) => {
  expect(contractStart(intake)).toBe(from);
});
