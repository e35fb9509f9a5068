import { and, asc, eq, ne } from "drizzle-orm";
import { deskLimits } from "#contract/desk-limits.ts";
import { partnerRequest } from "../../db/schema/partner-requests.ts";
import { mention } from "../../db/search-form.ts";
import type { Work } from "../../work.ts";
import { isAfter, newestFirst, pageOf } from "../page-key.ts";
import { byDecision, requestFrom, requests } from "./request-rows.ts";

interface Wanted {
  /** Of the company, its city, or the person who asked. */
  search?: string;
  after?: string;
}

/** Those that wait, the oldest first, and a page of those that were decided. 400 for an `after` not given out. */
export async function fetchPartnerRequests({ db }: Pick<Work, "db">, _caller: unknown, { search, after }: Wanted) {
  const isCalled = mention(search, name, city, firstName, lastName, email);
  const isDecided = and(ne(partnerRequest.status, "open"), isCalled, isAfter(byDecision, after))!;
  const decided = await requests(db, isDecided)
    .orderBy(...newestFirst(byDecision))
    .limit(deskLimits.decidedRequestsPerPage + 1);
  const { items, next } = pageOf(decided, deskLimits.decidedRequestsPerPage);
  const open = await requests(db, and(eq(partnerRequest.status, "open"), isCalled)!).orderBy(
    asc(partnerRequest.createdAt),
    asc(partnerRequest.id),
  );
  return { open: open.map(requestFrom), decided: items.map(requestFrom), next };
}

const { name, city, firstName, lastName, email } = partnerRequest;
