import { asc, desc, eq, ne, type SQL } from "drizzle-orm";
import type { PartnerRequest } from "#contract/entities/partner-request.ts";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { Executor } from "../../db/open.ts";
import { company } from "../../db/schema/companies.ts";
import { partnerRequest } from "../../db/schema/partner-requests.ts";
import type { Work } from "../../work.ts";

type OnlyDb = Pick<Work, "db">;

/** Those that wait, the oldest first, and the latest that were decided. */
export async function fetchPartnerRequests({ db }: OnlyDb) {
  return {
    open: await requests(db, eq(partnerRequest.status, "open"), asc(partnerRequest.createdAt)),
    decided: await requests(db, ne(partnerRequest.status, "open"), desc(partnerRequest.decidedAt)),
  };
}

/** One of them. 404 for an unknown one. */
export async function fetchPartnerRequest(
  { db }: OnlyDb,
  _caller: unknown,
  { partnerRequestId }: { partnerRequestId: string },
): Promise<PartnerRequest> {
  const [found] = await requests(db, eq(partnerRequest.id, partnerRequestId), asc(partnerRequest.id));
  if (!found) throw Refusal.notFound();
  return found;
}

async function requests(db: Executor, which: SQL, order: SQL): Promise<PartnerRequest[]> {
  const rows = await db
    .select({ request: partnerRequest, company: { id: company.id, name: company.name } })
    .from(partnerRequest)
    .leftJoin(company, eq(company.id, partnerRequest.companyId))
    .where(which)
    .orderBy(order, asc(partnerRequest.id))
    .limit(limits.partnerRequestsPerPage);
  return rows.map(({ request, company }) => {
    const { language, contentHash, isDemo, companyId, createdAt, decidedAt, ...answers } = request;
    return {
      ...answers,
      createdAt: createdAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      company,
    };
  });
}
