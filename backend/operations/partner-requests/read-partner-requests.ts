import { and, asc, eq, ne, type SQL } from "drizzle-orm";
import { deskLimits } from "#contract/desk-limits.ts";
import type { PartnerRequest } from "#contract/entities/partner-request.ts";
import { Refusal } from "#contract/errors.ts";
import type { Executor } from "../../db/open.ts";
import { company } from "../../db/schema/companies.ts";
import { partnerRequest } from "../../db/schema/partner-requests.ts";
import type { Work } from "../../work.ts";
import { isAfter, newestFirst, pageOf, placeOf } from "../page-key.ts";

type OnlyDb = Pick<Work, "db">;
const order = { at: partnerRequest.decidedAt, id: partnerRequest.id };

/** Those that wait, the oldest first, and a page of those that were decided. 400 for an `after` not given out. */
export async function fetchPartnerRequests({ db }: OnlyDb, _caller: unknown, { after }: { after?: string }) {
  const isDecided = and(ne(partnerRequest.status, "open"), isAfter(order, after))!;
  const decided = await requests(db, isDecided)
    .orderBy(...newestFirst(order))
    .limit(deskLimits.decidedRequestsPerPage + 1);
  const { items, next } = pageOf(decided, deskLimits.decidedRequestsPerPage);
  const open = await requests(db, eq(partnerRequest.status, "open")).orderBy(
    asc(partnerRequest.createdAt),
    asc(partnerRequest.id),
  );
  return { open: open.map(requestFrom), decided: items.map(requestFrom), next };
}

/** One of them. 404 for an unknown one. */
export async function fetchPartnerRequest(
  { db }: OnlyDb,
  _caller: unknown,
  { partnerRequestId }: { partnerRequestId: string },
): Promise<PartnerRequest> {
  const [found] = await requests(db, eq(partnerRequest.id, partnerRequestId));
  if (!found) throw Refusal.notFound();
  return requestFrom(found);
}

const requests = (db: Executor, which: SQL) =>
  db
    .select({
      request: partnerRequest,
      company: { id: company.id, name: company.name },
      place: placeOf(order),
    })
    .from(partnerRequest)
    .leftJoin(company, eq(company.id, partnerRequest.companyId))
    .where(which)
    .$dynamic();

function requestFrom({ request, company }: Awaited<ReturnType<typeof requests>>[number]): PartnerRequest {
  const { language, contentHash, isDemo, companyId, createdAt, decidedAt, ...answers } = request;
  return {
    ...answers,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    company,
  };
}
