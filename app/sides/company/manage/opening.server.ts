import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { company as calls } from "#contract/calls/company.ts";
import type { JobOpeningWithFit } from "#contract/entities/job-opening.ts";

type Asked = Pick<LoaderFunctionArgs, "context" | "params">;

/** Why somebody may not write on an opening; null: they may. */
export type Lock = "begin" | "edit" | "closed" | null;

/** The wizard as its pages need it. */
export interface Wizard {
  /** null: it has not been saved yet. */
  opening: JobOpeningWithFit | null;
  lock: Lock;
}

/** A colleague before the wizard, and the opening that it is about. */
export async function requireWizard({ context, params: { jobOpeningId } }: Asked) {
  const { user, company, may } = await requireColleague(context);
  const ids = { companyId: company.id, jobOpeningId: jobOpeningId ?? "" };
  const opening = jobOpeningId ? await context.api(calls.fetchFit, { params: ids }) : null;
  const lacks = opening ? !may(calls.changeJobOpening, opening) && "edit" : !may(calls.createJobOpening) && "begin";
  const lock: Lock = opening?.status === "closed" ? "closed" : lacks || null;
  return { user, company, ids, wizard: { opening, lock } satisfies Wizard };
}

/** What the wizard's form shows of an opening, and at which version. */
export const storedIn = ({ opening }: Wizard) => ({
  values: { ...opening },
  versions: opening ? { opening: opening.version } : undefined,
});
