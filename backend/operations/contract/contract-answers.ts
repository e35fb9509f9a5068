import { activeApplication } from "#domain/active-application.ts";
import { accountFrom } from "../../db/accounts.ts";
import { unitWith } from "../../db/units.ts";
import type { Work } from "../../work.ts";
import type { ContractScene } from "./contract-act.ts";

/** What the applicant of a contract answered, but for the documents, of which each act reads what it needs. */
export async function contractAnswers({ db, now }: Work, { person, units, unit: { id } }: ContractScene) {
  const unit = (await unitWith(db, id))!;
  return { account: accountFrom(person, units), unit, application: activeApplication(person, unit)!, now };
}
