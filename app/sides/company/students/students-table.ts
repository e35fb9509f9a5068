import { formatDay } from "#app/i18n/format.ts";
import type { Translate } from "#app/i18n/translate.ts";
import type { Student } from "#contract/entities/contract.ts";
import { papersInShort } from "./papers.ts";

const columns = {
  lastName: ({ lastName }) => lastName ?? "",
  firstName: ({ firstName }) => firstName ?? "",
  email: ({ email }) => email,
  opening: ({ jobOpening }) => jobOpening.title,
  course: ({ jobOpening }) => jobOpening.course,
  campus: ({ jobOpening }) => jobOpening.campus,
  start: ({ jobOpening }) => formatDay(jobOpening.startDate),
  accepted: ({ acceptedAt }) => formatDay(acceptedAt),
  contract: ({ status }, t) => t(`state.${status ?? "none"}`),
  since: ({ since }) => formatDay(since),
  papers: (student, t) => {
    const { key, count } = papersInShort(student);
    return t(`papers.${key}`, { count });
  },
} satisfies Record<string, (student: Student, t: Translate) => string>;

/** Students as rows under their heads, for a spreadsheet (ADR 0058). */
export function studentsTable(t: Translate, students: Student[]) {
  const names = Object.keys(columns) as (keyof typeof columns)[];
  return {
    heads: names.map((name) => t(`file.${name}`)),
    rows: students.map((student) => names.map((name) => columns[name](student, t))),
  };
}
