import { eq } from "drizzle-orm";
import { limits } from "#contract/limits.ts";
import { day } from "#domain/time.ts";
import type { Actor } from "../../callers.ts";
import { deletionRequest } from "../../db/schema/personal-data.ts";
import type { Work } from "../../work.ts";

/** When a deletion that was asked for at a moment is carried out. */
export const deletionDueAt = (requestedAt: Date) => new Date(requestedAt.getTime() + limits.deletionDays * day);

/** Whether an account is going to be deleted, and on which day in Germany. */
export async function fetchDeletion({ db }: Work, { id: accountId }: Actor) {
  const [row] = await db.select().from(deletionRequest).where(eq(deletionRequest.accountId, accountId));
  if (!row) return { requestedAt: null, dueOn: null };
  const dueOn = deletionDueAt(row.requestedAt).toLocaleDateString("sv-SE", { timeZone: "Europe/Berlin" });
  return { requestedAt: row.requestedAt.toISOString(), dueOn };
}
