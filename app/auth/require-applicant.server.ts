import { redirect } from "@remix-run/node";
import { applicant } from "#contract/calls/applicant.ts";
import type { Account } from "#contract/entities/account.ts";
import { isOnboardingDone } from "#domain/onboarding.ts";
import type { PortalContext } from "../context.ts";
import { pathsOf } from "../paths.ts";
import { gatePaths } from "./gates.ts";
import { requireSignIn } from "./require-sign-in.server.ts";

/** An applicant who is signed in, wherever they are in the onboarding. */
export async function requireSignedInApplicant(context: PortalContext): Promise<Account> {
  await requireSignIn(context, "applicant");
  return context.api(applicant.fetchAccount);
}

/** §2, §4: an applicant who finished the onboarding and has a unit; the others are sent to what is due first. */
export async function requireApplicant(context: PortalContext): Promise<Account> {
  const account = await requireSignedInApplicant(context);
  const { onboarding, waiting } = pathsOf(context, gatePaths);
  if (!isOnboardingDone(account)) throw redirect(onboarding);
  if (account.units.length === 0) throw redirect(waiting);
  return account;
}
