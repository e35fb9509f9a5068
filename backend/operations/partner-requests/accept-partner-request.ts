import { writtenLanguageOf } from "#contract/languages.ts";
import type { CallWork } from "../../work.ts";
import { addCompany } from "../companies/add-company.ts";
import { closeRequest, lockOpenRequest } from "./open-request.ts";

/**
 * Adds the company and invites the person who asked to own its account. 404 for an unknown request, 409 for a decided
 * one, 422 (`companyNamed`) for the name of a company that is there, unless another one is meant.
 */
export async function acceptPartnerRequest(
  work: Omit<CallWork, "backend">,
  caller: unknown,
  { partnerRequestId, isAnother }: { partnerRequestId: string; isAnother?: boolean },
) {
  const request = await lockOpenRequest(work, partnerRequestId);
  const asked = { ...request, isAnother };
  const added = await addCompany({ ...work, language: writtenLanguageOf(request.language) }, caller, asked);
  await closeRequest(work, request, "accepted", { companyId: added.id });
  return added;
}
