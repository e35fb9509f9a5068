import { expect, it } from "vitest";
import { messagesOf } from "#app/i18n/catalogue.server.ts";
import { formatDay, formatMoment, formatTime, formatWeekday } from "#app/i18n/format.ts";
import { formatAmount } from "#app/i18n/format-amount.ts";
import { formatNumber } from "#app/i18n/format-number.ts";
import { translateWith } from "#app/i18n/translate.ts";
import { type Language, languages } from "#contract/languages.ts";

it.each(Object.keys(languages) as Language[])("writes numbers as Intl does: %s", (language) => {
  for (const value of [0, 7, 999, 1000, 1600, 12_345, 100_000, 1_234_567, 0.5, 2.1, 999.9, 1234.5])
    expect(formatNumber(value, language)).toBe(value.toLocaleString(`${language}-u-nu-latn`));
});

it("tells days and times as clocks in Germany show them", () => {
  expect(formatDay("2026-03-15")).toBe("15.03.2026");
  expect(formatDay("2026-06-30T22:30:00Z")).toBe("01.07.2026");
  expect(formatTime("2026-01-15T08:05:00Z")).toBe("09:05");
  expect(formatMoment("2026-06-30T22:30:00Z")).toBe("01.07.2026 00:30");
});

it.each(["de", "en", "ar"] as const)("names the weekday in Germany as Intl does: %s", (language) => {
  const t = translateWith(language, messagesOf(language, ["common"], "formal"), ["common"]);
  const told = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "Europe/Berlin" });
  for (const day of [23, 24, 25, 26, 27, 28, 29])
    for (const time of ["00:30", "12:00", "22:30", "23:30"])
      for (const month of ["03", "06", "11"]) {
        const moment = `2026-${month}-${day}T${time}:00Z`;
        expect(formatWeekday(t, moment)).toBe(told.format(new Date(moment)));
      }
});

it("writes what is credited with a minus, not a hyphen", () => {
  expect(formatAmount(-12_000, "de")).toBe("−120,00\u00a0€");
  expect(formatAmount(-12_000, "en")).toBe("−€120.00");
});
