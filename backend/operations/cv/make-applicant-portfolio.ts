import { Refusal } from "#contract/errors.ts";
import { isShownToCompanies, seesDocuments } from "#domain/seen-applicant.ts";
import { matchedUnit } from "#domain/stage.ts";
import type { Colleague } from "../../callers.ts";
import { unitWith } from "../../db/units.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import { ownDocuments } from "../documents/fetch-documents.ts";
import { type AtOpening, knownApplicant } from "../matching/known-applicant.ts";
import { bindPortfolio, type PortfolioWork } from "./bind-portfolio.ts";

/**
 * An applicant's portfolio for a company that sees their documents (ADR 0062): of those documents alone, without a
 * photo, and for the study that it meets them for. 404 as long as it does not see them, and when it does not any more;
 * the rest as `bindPortfolio`.
 */
export async function makeApplicantPortfolio(
  work: PortfolioWork,
  colleague: Pick<Colleague, "id" | "companyId">,
  at: AtOpening,
): Promise<BytesAnswer> {
  const { account, units, acquaintance } = await knownApplicant(work, colleague, at);
  const met = matchedUnit({ ...account, units });
  const unit = met && (await unitWith(work.db, met.id));
  if (!unit || !seesDocuments(acquaintance)) throw Refusal.notFound();
  const documents = (await ownDocuments(work.db, account.id)).filter(isShownToCompanies);
  return bindPortfolio(work, { account, unit, documents }, colleague);
}
