import { eq, type SQL } from "drizzle-orm";
import type { PartnerRequest } from "#contract/entities/partner-request.ts";
import type { Executor } from "../../db/open.ts";
import { company } from "../../db/schema/companies.ts";
import { partnerRequest } from "../../db/schema/partner-requests.ts";
import { placeOf } from "../page-key.ts";

/** The order of those that were decided. */
export const byDecision = { at: partnerRequest.decidedAt, id: partnerRequest.id };

/** Requests with the companies that came of them, to be read by `requestFrom`. */
export const requests = (db: Executor, which: SQL) =>
  db
    .select({
      request: partnerRequest,
      company: { id: company.id, name: company.name },
      place: placeOf(byDecision),
    })
    .from(partnerRequest)
    .leftJoin(company, eq(company.id, partnerRequest.companyId))
    .where(which)
    .$dynamic();

/** A request as the office reads it. */
export function requestFrom({ request, company }: Awaited<ReturnType<typeof requests>>[number]): PartnerRequest {
  const { language, contentHash, isDemo, companyId, createdAt, decidedAt, ...answers } = request;
  return {
    ...answers,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    company,
  };
}
