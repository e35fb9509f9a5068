import { eq } from "drizzle-orm";
import type { PartnerRequestStatus } from "#contract/enumerations/companies.ts";
import { Refusal } from "#contract/errors.ts";
import { partnerRequest } from "../../db/schema/partner-requests.ts";
import type { Work } from "../../work.ts";

type Request = typeof partnerRequest.$inferSelect;

/**
 * A request that waits, which nobody else decides until the end of the transaction. 404 for an unknown one, 409 for a
 * decided one.
 */
export async function lockOpenRequest({ db }: Pick<Work, "db">, id: string): Promise<Request> {
  const [found] = await db.select().from(partnerRequest).where(eq(partnerRequest.id, id)).for("update");
  if (!found) throw Refusal.notFound();
  if (found.status !== "open") throw Refusal.conflict({ partnerRequest: ["alreadyDecided"] });
  return found;
}

/** Ends the wait of a request, with the company that came of it, or with why none did. */
export const closeRequest = (
  { db, now }: Pick<Work, "db" | "now">,
  { id }: Request,
  status: Exclude<PartnerRequestStatus, "open">,
  what: { companyId: string } | { refusal: string },
) =>
  db
    .update(partnerRequest)
    .set({ status, ...what, decidedAt: now })
    .where(eq(partnerRequest.id, id));
