import { describe, expect, it } from "vitest";
import { csvOf } from "#app/csv.server.ts";
import { messagesOf } from "#app/i18n/catalogue.server.ts";
import { translateWith } from "#app/i18n/translate.ts";
import { studentColumns } from "#app/sides/company/students/student-columns.ts";
import type { Student } from "#contract/entities/contract.ts";

const words = ["companyStudents"];
const fileOf = (students: Student[], language: "de" | "en" = "de") => {
  const t = translateWith(language, messagesOf(language, words, "formal"), words);
  const columns = studentColumns(t);
  const rows = students.map((student) => columns.map(([, cellOf]) => cellOf(student)));
  return csvOf(
    language,
    columns.map(([head]) => head),
    rows,
  );
};
const mia: Student = {
  accountId: "0b9a6f0e-7f3c-4b61-9a54-8d1f3c1f5a11",
  firstName: "Mia",
  lastName: "Hoffmann",
  email: "mia@example.org",
  jobOpening: {
    id: "0b9a6f0e-7f3c-4b61-9a54-8d1f3c1f5a12",
    title: "Duales Studium; Informatik",
    course: "Informatik",
    campus: "Köln",
    startDate: "2026-10-01",
  },
  acceptedAt: "2026-05-02T09:00:00.000Z",
  status: "sent",
  since: "2026-08-03T09:00:00.000Z",
  papersFrom: null,
  reviewedBy: null,
  papers: [{ type: "PhotoId", state: "accepted", dueOn: null }],
};

describe("the file of a company's students", () => {
  it("opens in a German spreadsheet as it is", () => {
    const [head, row, ...rest] = fileOf([mia]).split("\r\n");
    expect(head).toMatch(/^\uFEFFNachname;Vorname;E-Mail;Stelle;/);
    expect(row).toBe(
      'Hoffmann;Mia;mia@example.org;"Duales Studium; Informatik";Informatik;Köln;01.10.2026;02.05.2026;' +
        "Wartet auf die Unterschriften;03.08.2026;Angenommen",
    );
    expect(rest).toEqual([""]);
  });

  it("has commas in English", () => {
    expect(fileOf([mia], "en").split("\r\n")[1]).toMatch(
      /^Hoffmann,Mia,mia@example\.org,"Duales Studium; Informatik",/,
    );
  });

  it.each(["=HYPERLINK(1)", "+49", "-1", "@SUM(A1)", "\tx", "\rx"])("has no formula where a name is %j", (lastName) => {
    expect(fileOf([{ ...mia, lastName }])).toContain(`'${lastName}`);
  });

  it.each(["=HYPERLINK(1)", "+49", "-1", "@SUM(A1)"])("has none where a part of a name is %j", (part) => {
    expect(fileOf([{ ...mia, lastName: `=1;${part}"` }])).toContain(`"'=1;'${part}"""`);
  });

  it("has only its head without students", () => {
    expect(fileOf([]).split("\r\n")).toHaveLength(2);
  });
});
