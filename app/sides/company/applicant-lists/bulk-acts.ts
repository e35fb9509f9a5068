import { isolated } from "#app/i18n/isolated.ts";
import type { Notice } from "#app/notice.server.ts";
import { message } from "#contract/message.ts";

/** What can be done with several applicants at once: pages of their own, by their names in `companyPaths`. */
export const bulkActs = ["inviteChosen", "rejectChosen"] as const;

/** The cookie of a notice has little room, and names may be long. */
const namesCharacters = 200;

/** What the reader is told of somebody's name: an applicant who has shown no interest has none, nor has one who is gone. */
type ToldName = string | null | undefined;

/** Whom an act reached: by name where all of them are known and short enough, else how many. */
export function noticeOf(act: (typeof bulkActs)[number], names: ToldName[]): Notice {
  const list = listOf(names);
  return list !== null && list.length <= namesCharacters
    ? { key: `applicantLists:noticeTo.${act}`, values: { names: list } }
    : { key: `applicantLists:notice.${act}`, values: { count: names.length } };
}

/** Of whom it is refused, as they have moved on: by name where all of them are known, else how many. */
export function movedMessage(names: ToldName[]) {
  const list = listOf(names);
  return list === null ? message("someMovedCount", { count: names.length }) : message("someMoved", { names: list });
}

/** All names, each isolated; null where one of them is unknown. */
function listOf(names: ToldName[]) {
  const known = names.flatMap((name) => (name ? [isolated(name)] : []));
  return known.length === names.length ? known.join(", ") : null;
}
