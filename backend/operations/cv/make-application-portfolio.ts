import type { ApplicantCaller } from "../../callers.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import { ownDocuments } from "../documents/fetch-documents.ts";
import { bindPortfolio, type PortfolioWork } from "./bind-portfolio.ts";

/** Binds the applicant's own stored application into one PDF, with all its documents; refused as `bindPortfolio`. */
export async function makeApplicationPortfolio(work: PortfolioWork, caller: ApplicantCaller): Promise<BytesAnswer> {
  const documents = await ownDocuments(work.db, caller.id);
  return bindPortfolio(work, { ...caller, documents }, caller);
}
