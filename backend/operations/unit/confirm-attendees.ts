import { advisor } from "#contract/calls/advisor.ts";
import { Refusal } from "#contract/errors.ts";
import type { AdvisorCaller } from "../../callers.ts";
import { account } from "../../db/schema/account.ts";
import type { Work } from "../../work.ts";
import { recordEach } from "../audit/record-each.ts";
import { confirmInfoSession } from "./confirm-info-session.ts";
import { findAttendees, isAddressOf } from "./find-attendees.ts";

/**
 * The advisor confirms everybody of an attendance list who waits for it, each as `confirmInfoSession` does and recorded
 * by themselves. 409 when others would be confirmed than were seen: then nobody is.
 */
export async function confirmAttendees(
  work: Work,
  caller: AdvisorCaller,
  { emails, digest }: { emails: string[]; digest: string },
) {
  const { db } = work;
  // In one order: two advisors with the same list wait for each other.
  const listed = db.select({ id: account.id }).from(account).where(isAddressOf(emails));
  await listed.orderBy(account.id).for("no key update");
  const found = await findAttendees(work, caller, { emails });
  if (found.digest !== digest) throw Refusal.conflict({});
  const ids = found.attendees.flatMap(({ state, person }) => (state === "waiting" && person ? [person.accountId] : []));
  for (const accountId of ids) await confirmInfoSession(work, caller, { accountId, attended: true });
  const lines = ids.map((accountId) => ({ accountId, subject: accountId, fields: ["attended"] }));
  await recordEach(work, caller, advisor.confirmAttendees, lines);
  return { count: ids.length };
}
