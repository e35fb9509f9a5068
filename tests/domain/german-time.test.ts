import { expect, it } from "vitest";
import { momentInGermany, shownInGermany } from "#domain/german-time.ts";

it.each([
  ["2026-03-24T10:00", "2026-03-24T09:00:00.000Z"],
  ["2026-07-01T00:30", "2026-06-30T22:30:00.000Z"],
  ["2026-03-29T01:59", "2026-03-29T00:59:00.000Z"],
  ["2026-03-29T03:00", "2026-03-29T01:00:00.000Z"],
  ["2026-10-25T02:30", "2026-10-25T00:30:00.000Z"],
  ["2026-10-25T03:00", "2026-10-25T02:00:00.000Z"],
])("clocks in Germany show %s at %s", (local, moment) => {
  expect(momentInGermany(local)?.toISOString()).toBe(moment);
});

it.each(["2026-03-29T02:30", "2026-02-30T10:00", "2026-03-24T24:00", "2026-03-24T10:60", "2026-03-24", "soon", ""])(
  "clocks in Germany never show %j",
  (local) => {
    expect(momentInGermany(local)).toBeUndefined();
  },
);

it("knows summer time as Intl does, each half hour around its turns until 2040", () => {
  const german = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Berlin",
    dateStyle: "short",
    timeStyle: "short",
  });
  for (let year = 2000; year <= 2040; year++)
    for (const month of [0, 2, 6, 9, 11])
      for (let halfHour = 0; halfHour < 31 * 48; halfHour++) {
        const moment = new Date(Date.UTC(year, month, 1, 0, 30 * halfHour));
        const expected = german.format(moment).replace(" ", "T");
        if (shownInGermany(moment) !== expected) expect.fail(`${moment.toISOString()} shows ${expected}`);
      }
});
