import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readTable } from "#app/sides/advisor/office/imports/read-table.server.ts";
import { deskLimits } from "#contract/desk-limits.ts";
import type { ImportKind } from "#contract/entities/import.ts";
import { limits } from "#contract/limits.ts";
import { useTemporaryDirectory } from "../../../world/temporary-directory.ts";

const directory = useTemporaryDirectory();

async function read(kind: ImportKind, text: string) {
  const path = join(directory, "table.csv");
  writeFileSync(path, text);
  const file = { field: "file", name: "table.csv", path, bytes: Buffer.byteLength(text) };
  const table = await readTable(kind, file, { language: "de" });
  return "rows" in table ? table.rows : [table.objection, ...Object.values(table.values ?? {})].join(" ");
}

it("reads heads in either language and in any order, and days, choices and amounts as people write them", async () => {
  expect(await read("intakes", "Wiederholt sich;Studienstart\nJa;1.10.2027\n")).toEqual([
    { row: 2, cells: { repeats: true, startsOn: "2027-10-01" } },
  ]);
  // LibreOffice shortens years.
  expect(await read("intakes", "Studienstart\n1.10.27\n")).toEqual([{ row: 2, cells: { startsOn: "2027-10-01" } }]);
  expect(await read("intakes", "Intake,repeats,Runs out on\n2027-10-01,no,\n")).toEqual([
    { row: 2, cells: { startsOn: "2027-10-01", repeats: false, endsOn: null } },
  ]);
  const rows = await read(
    "invoices",
    "Rechnung;Betrag in Euro;Stand\nR1;1.240,50 €;Bezahlt\nR2;-120;open\nR3;12.5;?\n",
  );
  expect(Array.isArray(rows) && rows.map(({ cells }) => [cells.amountCents, cells.status])).toEqual([
    [124050, "paid"],
    [-12000, "open"],
    [1250, "?"],
  ]);
  expect(await read("invoices", 'Invoice,Amount in euros\nR1,"1,240.50"\nR2,viel\n')).toMatchObject([
    { cells: { amountCents: 124050 } },
    { cells: { amountCents: "viel" } },
  ]);
});

it.each([
  ["", "importEmpty"],
  ["Studiengang;Studienmodell\n", "importEmpty"],
  ["Studiengang;Bemerkung\nBWL;gut\n", "unknownHeads Bemerkung"],
  ["Studienmodell\nDS\n", "firstHead Studiengang"],
  ["Studiengang;Course\nBWL;BWL\n", "headTwice Studiengang"],
  ['Studiengang;Studienmodell\n"BWL;DS\n', "brokenRow 2"],
  ["Studiengang;Studienmodell\nB\0W\0L\0;DS\n", "notText"],
  [`Studiengang\n${"BWL\n".repeat(deskLimits.importRows + 1)}`, "importTooLarge 500 1000"],
])("says what is wrong with a file as a whole: %j", async (text, told) => {
  expect(await read("courses", text)).toBe(told);
});

it("names the row of a cell that is too long, if its column is read", async () => {
  const long = "a".repeat(limits.longTextCharacters + 1);
  expect(await read("courses", `Studiengang;Studienmodell\nPflege;DS\n${long};DS\n`)).toBe("overlongCell 3 3000");
  expect(await read("courses", `Studiengang;Studienmodell;\nPflege;DS;${long}\n`)).toHaveLength(1);
});
