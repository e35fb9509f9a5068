import { eq, sql } from "drizzle-orm";
import type { Attendee, FoundAttendees } from "#contract/entities/attendee.ts";
import { type AttendeeState, attendeeStates } from "#contract/enumerations/attendees.ts";
import { nameOf } from "#domain/person-name.ts";
import type { Advising } from "../../callers.ts";
import { looksAfter } from "../../db/looks-after.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { unit } from "../../db/schema/unit.ts";
import { hashOf } from "../../identity/secrets.ts";
import type { Work } from "../../work.ts";
import { awaitsInfoSession } from "./confirm-info-session.ts";

/** Whom the addresses of an attendance list belong to, and whose attendance can be confirmed. One query. */
export async function findAttendees(
  { db }: Pick<Work, "db">,
  advising: Advising,
  { emails }: { emails: string[] },
): Promise<FoundAttendees> {
  const rows = await namedBy(db, advising, emails);
  const found = [...new Set(emails)].map((email): Attendee => {
    const known = rows.filter((row) => row.address === email);
    const [own, another] = known.filter(({ isOwn }) => isOwn);
    const person = own && !another ? { accountId: own.id, name: nameOf(own) } : null;
    const times = emails.filter((one) => one === email).length;
    return { email, times, state: stateOf(known), person };
  });
  const attendees = attendeeStates.flatMap((state) => found.filter((one) => one.state === state));
  return { attendees, digest: hashOf(JSON.stringify(attendees)) };
}

/** The accounts of these addresses, in lower case; a condition on `account`. */
export const isAddressOf = (emails: string[]) => sql`lower(${account.email}) = any(${sql.param(emails)}::text[])`;

/** Applicants by their addresses, and whether the advisor looks after them. */
function namedBy(db: Executor, advising: Advising, emails: string[]) {
  const { id, email, firstName, lastName, infoSessionAttended, infoSessionAttendanceConfirmed } = account;
  return db
    .select({
      ...{ id, email, firstName, lastName, infoSessionAttended, infoSessionAttendanceConfirmed },
      address: sql<string>`lower(${email})`,
      isOwn: sql<boolean>`coalesce(bool_or(${looksAfter(advising)}), false)`,
    })
    .from(account)
    .innerJoin(unit, eq(unit.accountId, id))
    .where(isAddressOf(emails))
    .groupBy(id);
}

function stateOf(known: Awaited<ReturnType<typeof namedBy>>): AttendeeState {
  const [own, another] = known.filter(({ isOwn }) => isOwn);
  if (another) return "ambiguous";
  if (!own) return known.length > 0 ? "foreign" : "unknown";
  if (awaitsInfoSession(own)) return "waiting";
  return own.infoSessionAttendanceConfirmed ? "confirmed" : "notStated";
}
