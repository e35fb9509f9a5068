import type { AdvisorAnswers } from "#contract/entities/kept-advisor.ts";
import { advisor } from "../../db/schema/unit.ts";
import type { CallWork } from "../../work.ts";
import { refuseUnknownNames } from "../programme/names.ts";
import { lockOffice } from "./last-office.ts";
import { mailAdvisor, refuseKnownAddress } from "./mail-advisor.ts";
import { planGivingAdvisors } from "./plan-giving-advisors.ts";

/**
 * Adds an advisor, who gets the applicants whom nobody advises, and mails them where to sign in. 422 for an address that
 * another advisor has (`advisorKnown`).
 */
export async function addAdvisor(work: CallWork, _caller: unknown, answers: AdvisorAnswers): Promise<{ id: string }> {
  const { db } = work;
  await refuseUnknownNames(db, answers);
  await lockOffice(db);
  const email = answers.email.toLowerCase();
  await refuseKnownAddress(db, email);
  const [added] = await db
    .insert(advisor)
    .values({ ...answers, email })
    .returning({ id: advisor.id });
  const { id } = added!;
  await mailAdvisor(work, email);
  await planGivingAdvisors(db);
  return { id };
}
