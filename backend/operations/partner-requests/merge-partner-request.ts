import { Refusal } from "#contract/errors.ts";
import { writtenLanguageOf } from "#contract/languages.ts";
import { linkTo, pages } from "#contract/pages.ts";
import { nameOf } from "#domain/person-name.ts";
import type { CallWork } from "../../work.ts";
import { lockCompany } from "../companies/lock-company.ts";
import { ownersOf } from "../companies/tell-owners.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { closeRequest, lockOpenRequest } from "./open-request.ts";

/**
 * Adds a request to a company that is a partner already: the person who asked is told so, and the owners are told who
 * asked. 404 for an unknown request or company, 409 for a decided one, 422 for a company that nobody owns
 * (`noOwnerYet`) or that is locked (`companyLocked`), where the mail would promise that somebody can invite.
 */
export async function mergePartnerRequest(
  work: Omit<CallWork, "backend">,
  _caller: unknown,
  { partnerRequestId, into: companyId }: { partnerRequestId: string; into: string },
) {
  const { db, publicUrl } = work;
  const request = await lockOpenRequest(work, partnerRequestId);
  const { name: partner, lockedAt } = await lockCompany(db, companyId);
  if (lockedAt) throw Refusal.invalid({ into: ["companyLocked"] });
  const owners = await ownersOf(db, companyId);
  if (owners.length === 0) throw Refusal.invalid({ into: ["noOwnerYet"] });
  await closeRequest(work, request, "merged", { companyId });
  await queueMail(db, {
    kind: "partnerRequestMerged",
    values: { company: partner },
    to: request.email,
    language: writtenLanguageOf(request.language),
  });
  const link = linkTo(publicUrl, pages.company.employees, { companyId });
  const values = { company: partner, name: nameOf(request), email: request.email, link };
  for (const { to, language } of owners)
    await queueMail(db, { kind: "colleagueAsked", values, companyId, to, language: writtenLanguageOf(language) });
}
