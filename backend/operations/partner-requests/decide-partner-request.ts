import { eq } from "drizzle-orm";
import type { PartnerRequestStatus } from "#contract/enumerations/companies.ts";
import { Refusal } from "#contract/errors.ts";
import { writtenLanguageOf } from "#contract/languages.ts";
import { linkTo, pages } from "#contract/pages.ts";
import { nameOf } from "#domain/person-name.ts";
import { company } from "../../db/schema/companies.ts";
import { partnerRequest } from "../../db/schema/partner-requests.ts";
import type { CallWork } from "../../work.ts";
import { addCompany } from "../companies/add-company.ts";
import { ownersOf } from "../companies/tell-owners.ts";
import { queueMail } from "../mail/queue-mail.ts";

type DecidingWork = Omit<CallWork, "backend">;
interface Of {
  partnerRequestId: string;
}
type Request = typeof partnerRequest.$inferSelect;

/**
 * Adds the company and invites the person who asked to own its account. 404 for an unknown request, 409 for a decided
 * one.
 */
export async function acceptPartnerRequest(work: DecidingWork, caller: unknown, { partnerRequestId }: Of) {
  const request = await lockOpen(work, partnerRequestId);
  const added = await addCompany({ ...work, language: languageOf(request) }, caller, request);
  await close(work, request, "accepted", added.id);
  return added;
}

/**
 * Adds a request to a company that is a partner already: the person who asked is told so, and the owners are told who
 * asked. 404 for an unknown request or company, 409 for a decided one.
 */
export async function mergePartnerRequest(
  work: DecidingWork,
  _caller: unknown,
  { partnerRequestId, into: companyId }: Of & { into: string },
) {
  const { db, publicUrl } = work;
  const request = await lockOpen(work, partnerRequestId);
  const [found] = await db.select({ name: company.name }).from(company).where(eq(company.id, companyId));
  if (!found) throw Refusal.notFound();
  await close(work, request, "merged", companyId);
  await queueMail(db, {
    kind: "partnerRequestMerged",
    values: { company: found.name },
    to: request.email,
    language: languageOf(request),
  });
  const owners = await ownersOf(db, companyId);
  const link = linkTo(publicUrl, pages.company.employees, { companyId });
  const values = { company: found.name, name: nameOf(request), email: request.email, link };
  for (const owner of owners)
    await queueMail(db, { kind: "colleagueAsked", values, to: owner.to, language: languageOf(owner) });
}

/** Declines it with a message. 404 for an unknown request, 409 for a decided one. */
export async function declinePartnerRequest(
  work: DecidingWork,
  _caller: unknown,
  { partnerRequestId, message }: Of & { message: string },
) {
  const request = await lockOpen(work, partnerRequestId);
  await close(work, request, "declined", null);
  await queueMail(work.db, {
    kind: "partnerRequestDeclined",
    values: { company: request.name, message },
    to: request.email,
    language: languageOf(request),
  });
}

const languageOf = ({ language }: { language: string }) => writtenLanguageOf(language);

/** The request, which nobody else decides until the end of the transaction. */
async function lockOpen({ db }: DecidingWork, id: string): Promise<Request> {
  const [found] = await db.select().from(partnerRequest).where(eq(partnerRequest.id, id)).for("update");
  if (!found) throw Refusal.notFound();
  if (found.status !== "open") throw Refusal.conflict({ partnerRequest: ["alreadyDecided"] });
  return found;
}

const close = (
  { db, now }: DecidingWork,
  { id }: Request,
  status: Exclude<PartnerRequestStatus, "open">,
  companyId: string | null,
) => db.update(partnerRequest).set({ status, companyId, decidedAt: now }).where(eq(partnerRequest.id, id));
