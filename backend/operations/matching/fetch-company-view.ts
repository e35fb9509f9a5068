import type { CompanyView } from "#contract/entities/seen-applicant.ts";
import { seenAs } from "#domain/seen-applicant.ts";
import type { ApplicantCaller } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { wholeApplicant } from "./whole-applicant.ts";

/** What companies see of the applicant at each station, made by the same function as a company's answer (ADR 0062). */
export async function fetchCompanyView({ db }: Pick<Work, "db">, { account }: ApplicantCaller): Promise<CompanyView> {
  const whole = await wholeApplicant(db, account);
  return {
    recommended: seenAs("recommended", whole),
    inTouch: seenAs("inTouch", whole),
    contract: seenAs("contract", whole),
  };
}
