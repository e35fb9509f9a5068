import { expect, test } from "vitest";
import { csvAnswer, csvOf } from "#app/csv.server.ts";

test("a table for spreadsheets has semicolons, decimal commas and quotes where a cell needs them", () => {
  const csv = csvOf(
    "de",
    ["Wofür", "Betrag"],
    [
      ['Gebühr; "März"', 1240.5],
      [null, -120],
    ],
  );
  expect(csv).toBe('\uFEFFWofür;Betrag\r\n"Gebühr; ""März""";1240,5\r\n;-120\r\n');
});

test("an English one has commas between cells and points in numbers", () => {
  expect(csvOf("en", ["For", "Amount"], [["a, b", 1240.5]])).toBe('\uFEFFFor,Amount\r\n"a, b",1240.5\r\n');
});

test.each(["=1+1", "+49 221", "-2", "@SUM(A1)", "\t=1", "\r=1"])(
  "a text that would run as a formula is kept from it: %j",
  (text) => {
    expect(csvOf("de", ["a"], [[text]])).toContain(`'${text}`);
  },
);

test("a table is saved under its name and never shown", async () => {
  const answer = csvAnswer("de", { name: "Rechnungen für März", heads: ["a"], rows: [] });
  expect(answer.headers.get("Content-Disposition")).toBe(
    "attachment; filename*=UTF-8''Rechnungen%20f%C3%BCr%20M%C3%A4rz.csv",
  );
  expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
});
