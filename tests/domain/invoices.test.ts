import { expect, test } from "vitest";
import { chosenInvoices, daysOverdue, invoicesByYear, isUnpaid, sumOf } from "#domain/invoices.ts";

test("a day counts as overdue once the due day is over, also across a change of clocks", () => {
  const days = ["2026-03-27", "2026-03-28", "2026-03-29", "2026-03-30"].map((today) =>
    daysOverdue({ dueOn: "2026-03-28" }, today),
  );
  expect(days).toEqual([0, 0, 1, 2]);
});

test("a credit note lowers the sum, and what was cancelled does not count", () => {
  const invoices = [
    { amountCents: 62_000, status: "paid" as const },
    { amountCents: -12_000, status: "offset" as const },
    { amountCents: 45_000, status: "cancelled" as const },
  ];
  expect(sumOf(invoices)).toBe(50_000);
});

test("an open invoice is to be paid, an open credit note is not", () => {
  const open = [62_000, -12_000].map((amountCents) => isUnpaid({ amountCents, status: "open" }));
  expect([...open, isUnpaid({ amountCents: 62_000, status: "paid" })]).toEqual([true, false, false]);
});

test("invoices stand below the year they were issued in, the newest first", () => {
  const invoices = ["2026-03-01", "2026-01-02", "2025-12-31"].map((issuedOn) => ({
    issuedOn,
    status: "paid" as const,
  }));
  expect(invoicesByYear(invoices).map(({ year, invoices }) => [year, invoices.length])).toEqual([
    ["2026", 2],
    ["2025", 1],
  ]);
});

test("a year and a status each leave out the others", () => {
  const invoices = [
    { issuedOn: "2026-02-01", status: "open" as const },
    { issuedOn: "2026-01-01", status: "paid" as const },
    { issuedOn: "2025-12-01", status: "paid" as const },
  ];
  const daysOf = (place: Parameters<typeof chosenInvoices>[1]) =>
    chosenInvoices(invoices, place).map(({ issuedOn }) => issuedOn);
  expect(daysOf({})).toHaveLength(3);
  expect(daysOf({ year: "2026" })).toEqual(["2026-02-01", "2026-01-01"]);
  expect(daysOf({ status: "paid" })).toEqual(["2026-01-01", "2025-12-01"]);
  expect(daysOf({ year: "2026", status: "paid" })).toEqual(["2026-01-01"]);
  expect(daysOf({ year: "2025", status: "open" })).toEqual([]);
});
