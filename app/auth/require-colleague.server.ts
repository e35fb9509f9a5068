import { redirect } from "@remix-run/node";
import { company, type Employment } from "#contract/calls/company.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { OwnJobOpening } from "#contract/entities/job-opening.ts";
import { type Needs, signedIn } from "#contract/needs.ts";
import { mayDo, mayOnOwnDraft } from "#domain/permissions.ts";
import type { PortalContext } from "../context.ts";
import { companyIn } from "../forms/company-field.ts";
import { companyLegalPaths, pathsOf } from "../paths.ts";
import { returnPathOf } from "../safe-redirect.ts";
import { activeCompanyOf, type CompanyUser } from "./active-company.server.ts";
import { companyGatePaths } from "./gates.ts";
import { requireSignIn } from "./require-sign-in.server.ts";

type Begun = Pick<OwnJobOpening, "status" | "begunBy">;
export interface Colleague {
  user: CompanyUser;
  /** The company they work for on this page. */
  company: Employment;
  /** Whether they may make a call there, about that opening, judged by the permission that the backend checks. */
  may: (endpoint: Pick<Endpoint, "needsForOwnDraft"> & { needs?: Needs }, opening?: Begun) => boolean;
}

/** A person signed in on the companies' side, of any company or none yet. */
export async function requireCompanyUser(context: PortalContext): Promise<CompanyUser> {
  await requireSignIn(context, "company");
  return context.api(company.fetchCompanyUser);
}

/**
 * A colleague in the company that this page is for (§4, ADR 0066). People who have to choose a company are sent to do
 * so and come back, and so are people who follow a link or post a form of another company of theirs: what they typed waits.
 */
export async function requireColleague(context: PortalContext): Promise<Colleague> {
  const user = await requireCompanyUser(context);
  const active = await activeCompanyOf(context, user);
  const named = companyIn(context.posted?.fields) ?? new URL(context.request.url).searchParams.get("company");
  const paths = pathsOf(context, companyGatePaths);
  if (active && !active.isLocked && (!named || named === active.id)) {
    const holder = { ...active, userId: user.id };
    const may: Colleague["may"] = (endpoint, opening) =>
      endpoint.needs === signedIn ||
      mayDo(active, endpoint.needs!) ||
      (opening !== undefined && mayOnOwnDraft(holder, endpoint, opening));
    return { user, company: active, may };
  }
  await context.drafts.keep();
  const to = returnPathOf(context.request);
  throw redirect(named ? paths.changeTo(named, to) : paths.chooseFor(to));
}

/**
 * A colleague who has promised confidentiality (ADR 0070); others are asked to, and come back: what they typed waits.
 * Nobody is asked to before a call that they may not make.
 */
export async function requireConfidant(
  context: PortalContext,
  before?: Parameters<Colleague["may"]>[0],
): Promise<Colleague> {
  const colleague = await requireColleague(context);
  if (colleague.user.confidentialityAcceptedAt || (before && !colleague.may(before))) return colleague;
  await context.drafts.keep();
  throw redirect(promisePath(context, returnPathOf(context.request)));
}

/** Where somebody promises confidentiality before they go on to an address. */
export function promisePath(context: PortalContext, to: string | null) {
  const { confidentiality } = pathsOf(context, companyLegalPaths);
  return to ? `${confidentiality}?${new URLSearchParams({ to })}` : confidentiality;
}
