import { formatDay } from "#app/i18n/format.ts";
import type { Translate } from "#app/i18n/translate.ts";
import type { Student } from "#contract/entities/contract.ts";
import type { Column } from "../../shared/lists/list-file.server.ts";
import { papersInShort } from "./papers.ts";

/** What a file of students says of each, for a spreadsheet (ADR 0058). */
export const studentColumns = (t: Translate): Column<Student>[] => [
  [t("file.lastName"), ({ lastName }) => lastName],
  [t("file.firstName"), ({ firstName }) => firstName],
  [t("file.email"), ({ email }) => email],
  [t("file.opening"), ({ jobOpening }) => jobOpening.title],
  [t("file.course"), ({ jobOpening }) => jobOpening.course],
  [t("file.campus"), ({ jobOpening }) => jobOpening.campus],
  [t("file.start"), ({ jobOpening }) => formatDay(jobOpening.startDate)],
  [t("file.accepted"), ({ acceptedAt }) => formatDay(acceptedAt)],
  [t("file.contract"), ({ status }) => t(`state.${status ?? "none"}`)],
  [t("file.since"), ({ since }) => formatDay(since)],
  [
    t("file.papers"),
    (student) => {
      const { key, count } = papersInShort(student);
      return t(`papers.${key}`, { count });
    },
  ],
];
