import fc from "fast-check";
import { expect, test } from "vitest";
import { csvAnswer, csvOf, readCsv } from "#app/csv.server.ts";

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

test.each(["=1+1", "+49 221", "-2", "@SUM(A1)", "\t1", "\r1", "＝1+1", "＋49", "－2", "＠SUM(A1)"])(
  "a text that would run as a formula is kept from it: %j",
  (text) => {
    expect(csvOf("de", ["a"], [[text]])).toContain(`'${text}`);
  },
);

/** The cells of a spreadsheet whose list separator is another one; only a quote that begins a cell counts. */
const cellsSplitBy = (separator: string, csv: string) =>
  csv.split(/\r\n|\r|\n/).flatMap((line) => line.replaceAll(/(?<=^|\uFEFF)"(?:[^"]|"")*"/g, "").split(separator));

test.each([
  ["en", ";", "nice;=1+1"],
  ["en", ";", "nice;'=1+1;more"],
  ["de", ",", "nice,@SUM(A1),more"],
  ["de", "\t", "nice\t-1"],
  ["de", "\t", "\t=1"],
  ["en", ";", "nice\r\n+49;more"],
  ["de", ",", 'nice,"=1+1&",more'],
  ["de", ",", 'nice,""＝1+1&"",more'],
  ["en", ";", "nice;＠SUM(A1)"],
])("a text in a table in %s is no formula where %j divides cells: %j", (language, separator, text) => {
  const csv = csvOf(language, ["a", "b"], [["b", text]]);
  expect(cellsSplitBy(separator, csv).filter((cell) => /^"*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
});

test("a text with either separator stands in quotes, and its lines stay as they are", () => {
  expect(csvOf("en", ["a"], [["nice;well"]])).toContain('"nice;well"');
  expect(csvOf("de", ["a"], [["nice, well"]])).toContain('"nice, well"');
  expect(csvOf("de", ["a"], [["nice\tand\r\n\r\nwell"]])).toContain('"nice\tand\r\n\r\nwell"');
});

test("a table is saved under its name and never shown", async () => {
  const answer = csvAnswer("de", { name: "Rechnungen für März", heads: ["a"], rows: [] });
  expect(answer.headers.get("Content-Disposition")).toBe(
    "attachment; filename*=UTF-8''Rechnungen%20f%C3%BCr%20M%C3%A4rz.csv",
  );
  expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
});

const cell = fc.oneof(fc.string(), fc.stringMatching(/^'*[=+@;,"\t-][a-z"'\n\r\t,;=+@-]*$/));

test("what was saved as a table is read again as it was, formulas disarmed in between", () => {
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.constantFrom("de", "en"), rows, (language, rows) => {
      const read = readCsv(Buffer.from(csvOf(language, ["Name", "Ort"], rows)));
      const kept = rows.map((cells) => cells.map((one) => one.trim())).filter((cells) => cells.some(Boolean));
      expect(read).toMatchObject({ heads: ["Name", "Ort"] });
      expect("rows" in read && read.rows.map(({ cells }) => cells)).toEqual(kept);
    }),
  );
});

test.each([
  ["UTF-8 with a mark and Excel's line ends", Buffer.from("\uFEFFName;Ort\r\nMüller;Köln\r\n")],
  ["Windows-1252 with semicolons", Buffer.from("Name;Ort\r\nMüller;Köln\r\n", "latin1")],
  ["commas and plain line ends", Buffer.from('"Name",Ort\nMüller,"Köln"\n')],
  ["tabs", Buffer.from("Name\tOrt\nMüller\tKöln")],
])("a table is read from %s", (_, file) => {
  expect(readCsv(file)).toMatchObject({ heads: ["Name", "Ort"], rows: [{ row: 2, cells: ["Müller", "Köln"] }] });
});

test("rows keep their number in the file, empty ones between them, and a quote that is not closed is told with its own", () => {
  expect(readCsv(Buffer.from("Name;Ort\n\nA;B\n;\nC;D\n"))).toMatchObject({ rows: [{ row: 3 }, { row: 5 }] });
  expect(readCsv(Buffer.from('Name;Ort\nA;B\n"C;D\n'))).toEqual({ brokenRow: 3 });
});
