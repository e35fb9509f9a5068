import { redirect } from "@remix-run/node";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import type { PortalContext } from "#app/context.ts";
import { postOf } from "#app/forms/submit.server.ts";
import { pathsOf } from "#app/paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { student } from "#contract/calls/student.ts";
import type { Account } from "#contract/entities/account.ts";
import { isOnboardingDone } from "#domain/onboarding.ts";
import { setFlag, setProgress } from "../flags.server.ts";
import { applicantPaths } from "../paths.ts";
import { type MailOutcome, type Wizard, wizardAt } from "./wizard.ts";

/** The requested or due flow with its present progress; undefined when it cannot be loaded (spec §8). */
export async function openWizard(context: PortalContext, { metadata }: Account) {
  const asked = new URL(context.request.url).searchParams.get("flow");
  const flows = await fetchFlows(context);
  if (!flows) return undefined;
  const name = asked ?? flows.initiateFlow;
  if (name === null) throw redirect(pathsOf(context, applicantPaths).home);
  const wizard = wizardAt(flows, name, metadata[name]);
  if (!wizard && asked) throw new Response(null, { status: 404 });
  return wizard;
}

async function fetchFlows(context: PortalContext) {
  try {
    return await context.api(student.fetchWizardFlows);
  } catch (error) {
    if (error instanceof RefusedResponse) return undefined;
    throw error;
  }
}

/** Moves one step on or back from the posted one; a flow without a further step is complete (spec §4). */
export async function walk(context: PortalContext, account: Account, move: (wizard: Wizard) => number | undefined) {
  const paths = pathsOf(context, applicantPaths);
  const wizard = await openWizard(context, account);
  const to = wizard && move(wizard);
  if (wizard && to !== undefined) await setProgress(context, wizard.flow, to);
  if (!wizard || to !== undefined) return redirect(placeOf(context), 303);
  if (!isOnboardingDone(account)) {
    if (!wizard.isOnboarding) return redirect(paths.onboarding, 303);
    await setFlag(context, "onboardingDone");
  }
  return redirect(account.units.length > 0 ? paths.home : paths.waiting, 303);
}

/** Sends the mail that confirms the address; this page then reports the outcome. */
export async function sendMail(context: PortalContext) {
  try {
    await context.api(applicant.sendEmailVerification, {}, postOf(context).key);
    return redirect(placeOf(context, "sent"), 303);
  } catch (error) {
    if (!(error instanceof RefusedResponse)) throw error;
    return redirect(placeOf(context, error.refusal.code === 429 ? "tooMany" : "failed"), 303);
  }
}

/** This page again, in the same flow; `mail` carries the outcome of a requested mail. */
function placeOf(context: PortalContext, mail?: MailOutcome) {
  const flow = new URL(context.request.url).searchParams.get("flow");
  const search = new URLSearchParams({ ...(flow && { flow }), ...(mail && { mail }) }).toString();
  return `${pathsOf(context, applicantPaths).onboarding}${search && `?${search}`}`;
}
