import { expect, test } from "vitest";
import { daysOverdue, invoicesByYear, sumOf } from "#domain/invoices.ts";

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

test("invoices stand below the year they were issued in, the newest first", () => {
  const invoices = ["2026-03-01", "2026-01-02", "2025-12-31"].map((issuedOn) => ({ issuedOn }));
  expect(invoicesByYear(invoices).map(({ year, invoices }) => [year, invoices.length])).toEqual([
    ["2026", 2],
    ["2025", 1],
  ]);
});
