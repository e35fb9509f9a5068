import type { ApplicantCaller } from "../../callers.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import { ownDocuments } from "../documents/fetch-documents.ts";
import { fetchUnit } from "../unit/fetch-unit.ts";
import { bindPortfolio, type PortfolioWork } from "./bind-portfolio.ts";

/**
 * Binds the applicant's own stored application into one PDF, with all its documents. 10002 without an application; the
 * rest as `bindPortfolio`.
 */
export async function makeApplicationPortfolio(work: PortfolioWork, caller: ApplicantCaller): Promise<BytesAnswer> {
  const unit = await fetchUnit(work, caller);
  const documents = await ownDocuments(work.db, caller.id);
  return bindPortfolio(work, { account: caller.account, unit, documents }, caller);
}
