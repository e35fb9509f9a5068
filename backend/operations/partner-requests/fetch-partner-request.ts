import { eq } from "drizzle-orm";
import type { PartnerRequest } from "#contract/entities/partner-request.ts";
import { Refusal } from "#contract/errors.ts";
import { partnerRequest } from "../../db/schema/partner-requests.ts";
import type { Work } from "../../work.ts";
import { requestFrom, requests } from "./request-rows.ts";

/** A request to become a partner. 404 for an unknown one. */
export async function fetchPartnerRequest(
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { partnerRequestId }: { partnerRequestId: string },
): Promise<PartnerRequest> {
  const [found] = await requests(db, eq(partnerRequest.id, partnerRequestId));
  if (!found) throw Refusal.notFound();
  return requestFrom(found);
}
