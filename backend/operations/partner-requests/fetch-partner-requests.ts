import { and, asc, eq, ne } from "drizzle-orm";
import { deskLimits } from "#contract/desk-limits.ts";
import { partnerRequest } from "../../db/schema/partner-requests.ts";
import type { Work } from "../../work.ts";
import { isAfter, newestFirst, pageOf } from "../page-key.ts";
import { byDecision, requestFrom, requests } from "./request-rows.ts";

/** Those that wait, the oldest first, and a page of those that were decided. 400 for an `after` not given out. */
export async function fetchPartnerRequests({ db }: Pick<Work, "db">, _caller: unknown, { after }: { after?: string }) {
  const isDecided = and(ne(partnerRequest.status, "open"), isAfter(byDecision, after))!;
  const decided = await requests(db, isDecided)
    .orderBy(...newestFirst(byDecision))
    .limit(deskLimits.decidedRequestsPerPage + 1);
  const { items, next } = pageOf(decided, deskLimits.decidedRequestsPerPage);
  const open = await requests(db, eq(partnerRequest.status, "open")).orderBy(
    asc(partnerRequest.createdAt),
    asc(partnerRequest.id),
  );
  return { open: open.map(requestFrom), decided: items.map(requestFrom), next };
}
