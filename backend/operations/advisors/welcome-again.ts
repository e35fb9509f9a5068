import { Refusal } from "#contract/errors.ts";
import type { CallWork } from "../../work.ts";
import { oneAdvisor } from "./kept-advisor.ts";
import { mailAdvisor } from "./mail-advisor.ts";

/** Mails an advisor again where to sign in. 404 for an unknown id, 409 for one who has signed in or is locked. */
export async function welcomeAgain(work: CallWork, _caller: unknown, { advisorId }: { advisorId: string }) {
  const { email, hasSignedIn, lockedAt } = await oneAdvisor(work.db, advisorId);
  if (hasSignedIn || lockedAt) throw Refusal.conflict({});
  await mailAdvisor(work, email);
}
