import { writtenLanguageOf } from "#contract/languages.ts";
import type { CallWork } from "../../work.ts";
import { addCompany } from "../companies/add-company.ts";
import { closeRequest, lockOpenRequest } from "./open-request.ts";

/**
 * Adds the company and invites the person who asked to own its account; the page has named companies it could be. 404
 * for an unknown request, 409 for a decided one.
 */
export async function acceptPartnerRequest(
  work: Omit<CallWork, "backend">,
  caller: unknown,
  { partnerRequestId }: { partnerRequestId: string },
) {
  const request = await lockOpenRequest(work, partnerRequestId);
  const asked = { ...request, isAnother: true };
  const added = await addCompany({ ...work, language: writtenLanguageOf(request.language) }, caller, asked);
  await closeRequest(work, request, "accepted", { companyId: added.id });
  return added;
}
