import { expect, test } from "vitest";
import { changedTicks, namesOfTicked } from "#app/forms/shown-ticks.ts";

test("only the boxes that the reader changed count as changed", () => {
  const shown = namesOfTicked({ offers: true, support: true, reminders: false }, { newsletter: true });
  expect(changedTicks({ offers: true, support: false, reminders: true }, shown)).toEqual({
    support: false,
    reminders: true,
  });
  expect(changedTicks({ newsletter: true }, shown)).toEqual({});
});

test("of a page that showed no box ticked, every tick is new", () => {
  expect(changedTicks({ offers: true, support: false }, namesOfTicked({ offers: false }))).toEqual({ offers: true });
});
