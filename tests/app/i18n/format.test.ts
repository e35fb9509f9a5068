import { expect, it } from "vitest";
import { formatDay, formatTime } from "#app/i18n/format.ts";
import { formatNumber } from "#app/i18n/format-number.ts";
import { type Language, languages } from "#contract/languages.ts";

it.each(Object.keys(languages) as Language[])("writes numbers as Intl does: %s", (language) => {
  for (const value of [0, 7, 999, 1000, 1600, 12_345, 100_000, 1_234_567, 0.5, 2.1, 999.9, 1234.5])
    expect(formatNumber(value, language)).toBe(value.toLocaleString(`${language}-u-nu-latn`));
});

it("tells days and times as clocks in Germany show them", () => {
  expect(formatDay("2026-03-15")).toBe("15.03.2026");
  expect(formatDay("2026-06-30T22:30:00Z")).toBe("01.07.2026");
  expect(formatTime("2026-01-15T08:05:00Z")).toBe("09:05");
});
