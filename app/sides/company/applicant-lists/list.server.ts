import { redirect } from "@remix-run/node";
import type { z } from "zod";
import type { PortalContext } from "#app/context.ts";
import { pathsOf } from "#app/paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import type { OpeningHead } from "#contract/entities/job-opening.ts";
import type { requireApplicants } from "../job-openings/opening.server.ts";
import { companyPaths } from "../paths.ts";

type Search = z.input<typeof calls.searchApplicants.body>;
type Sought = Search & Required<Pick<Search, "view">>;
/** Who reads a list of applicants, and of which opening. */
export type Reader = Pick<Awaited<ReturnType<typeof requireApplicants>>, "of" | "may">;

/** A page of an opening's applicants, and what its reader may do. A draft has none: its overview is shown instead. */
export async function fetchApplicants(context: PortalContext, { of: params, may }: Reader, sought: Sought) {
  const found = await context.api(calls.searchApplicants, { params, body: sought });
  const { jobOpening } = found;
  if (jobOpening.status === "draft") throw redirect(pathsOf(context, companyPaths).openingOverview(jobOpening.id));
  return {
    ...found,
    pageTitle: [listNameOf(sought.view, jobOpening), jobOpening.title ?? { key: "companyOpening:untitled" }],
    mayEdit: may(calls.changeJobOpening, jobOpening),
    mayAct: may(calls.rejectApplicant),
    now: new Date().toISOString(),
  };
}

/** As its tab says it, with as many as count there: the list holds those whose application is over, too. */
const listNameOf = (view: Sought["view"], { applicants }: OpeningHead) =>
  view === "dismissed"
    ? { key: "applicantLists:left.title" }
    : { key: `companyOpening:tab.${view}`, values: { count: applicants[view] } };
