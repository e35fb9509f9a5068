import { isolated } from "#app/i18n/isolated.ts";
import type { Notice } from "#app/notice.server.ts";

/** What can be done with several applicants at once: pages of their own, by their names in `companyPaths`. */
export const bulkActs = ["inviteChosen", "rejectChosen"] as const;

/** The cookie of a notice has little room, and names may be long. */
const namesCharacters = 200;

/** Whom an act reached: by name where all of them are known and short enough, else how many. */
export function noticeOf(act: (typeof bulkActs)[number], names: (string | null | undefined)[]): Notice {
  const known = names.flatMap((name) => (name ? [isolated(name)] : []));
  const list = known.join(", ");
  return known.length === names.length && list.length <= namesCharacters
    ? { key: `applicantLists:noticeTo.${act}`, values: { names: list } }
    : { key: `applicantLists:notice.${act}`, values: { count: names.length } };
}
