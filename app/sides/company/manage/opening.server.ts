import type { LoaderFunctionArgs } from "@remix-run/node";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { addressOfDraft } from "#app/forms/form.server.ts";
import type { PageName, PageTitle } from "#app/page.ts";
import { company as calls } from "#contract/calls/company.ts";
import type { JobOpeningWithFit } from "#contract/entities/job-opening.ts";

type Asked = Pick<LoaderFunctionArgs, "context" | "params">;

/** Why the reader may not edit an opening; null when they may. */
export type Lock = "begin" | "edit" | "closed" | "deleted" | null;

/** The data that the wizard's pages need. */
export interface Wizard {
  /** null before the first save, and once it is deleted. */
  opening: JobOpeningWithFit | null;
  lock: Lock;
}

/** The colleague using the wizard, and its opening. */
export async function requireWizard({ context, params: { jobOpeningId } }: Asked) {
  const { user, company, may } = await requireColleague(context);
  const ids = { companyId: company.id, jobOpeningId: jobOpeningId ?? "" };
  const opening = jobOpeningId ? await openingOf(context, ids) : null;
  const isDeleted = jobOpeningId !== undefined && !opening;
  const lacks = opening ? !may(calls.changeJobOpening, opening) && "edit" : !may(calls.createJobOpening) && "begin";
  const lock: Lock = isDeleted ? "deleted" : opening?.status === "closed" ? "closed" : lacks || null;
  return { user, company, may, ids, wizard: { opening, lock } satisfies Wizard };
}

/** null for one that somebody has deleted while the reader wrote: what they typed is shown once more. */
async function openingOf(context: Asked["context"], params: { companyId: string; jobOpeningId: string }) {
  try {
    return await context.api(calls.fetchFit, { params });
  } catch (error) {
    const isGone = error instanceof RefusedResponse && error.status === 404;
    if (isGone && (context.posted || (await addressOfDraft(context)))) return null;
    throw error;
  }
}

/** What an opening is called in its wizard: a draft without a title by its course. */
export const nameIn = ({ title, course }: Pick<JobOpeningWithFit, "title" | "course">): PageName =>
  title ?? course ?? { key: "manage:untitled" };

/** How a step's page is called: by the step, and the opening once there is one. */
export const stepTitleOf = ({ opening }: Wizard): PageTitle => [
  { key: "title" },
  ...(opening ? [nameIn(opening)] : []),
];

/** The values of an opening for the wizard's form, and their version. */
export const storedIn = ({ opening }: Wizard) => ({
  values: { ...opening },
  versions: opening ? { opening: opening.version } : undefined,
});
