import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { nextVersion } from "#domain/stale-answers.ts";
import type { Advising } from "../../callers.ts";
import { isLookedAfter } from "../../db/looks-after.ts";
import { account } from "../../db/schema/account.ts";
import type { Work } from "../../work.ts";

type Stated = Pick<typeof account.$inferSelect, "infoSessionAttended" | "infoSessionAttendanceConfirmed">;

/** Whether somebody said that they took part, and no advisor has answered. */
export const awaitsInfoSession = ({ infoSessionAttended, infoSessionAttendanceConfirmed }: Stated) =>
  infoSessionAttended === true && infoSessionAttendanceConfirmed === null;

/**
 * The advisor confirms that an applicant took part in the info session, or takes the statement back for them.
 * 404 for another advisor's applicant, 409 when nothing awaits a confirmation.
 */
export async function confirmInfoSession(
  { db }: Work,
  advising: Advising,
  { accountId, attended }: { accountId: string; attended: boolean },
) {
  const [row] = await db
    .select()
    .from(account)
    .where(and(eq(account.id, accountId), isLookedAfter(advising, account.id)))
    .for("no key update");
  if (!row) throw Refusal.notFound();
  if (!awaitsInfoSession(row)) throw new Refusal(409, "Hier wartet nichts mehr auf eine Bestätigung.");
  const answer = attended
    ? { infoSessionAttendanceConfirmed: true }
    : {
        infoSessionAttended: false,
        infoSessionAttendedAt: null,
        infoSessionAttendanceConfirmed: false,
        ...nextVersion(row, ["infoSessionAttended"]),
      };
  await db.update(account).set(answer).where(eq(account.id, accountId));
}
