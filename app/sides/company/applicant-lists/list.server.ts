import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { z } from "zod";
import { pathsOf } from "#app/paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import { requireApplicants } from "../job-openings/opening.server.ts";
import { companyPaths } from "../paths.ts";

type Sought = z.input<typeof calls.searchApplicants.body>;

/** A page of an opening's applicants, and what its reader may do. A draft has none: its overview is shown instead. */
export async function fetchApplicants(args: LoaderFunctionArgs, sought: Sought) {
  const { context } = args;
  const { of: params, may } = await requireApplicants(args);
  const found = await context.api(calls.searchApplicants, { params, body: sought });
  const { jobOpening } = found;
  if (jobOpening.status === "draft") throw redirect(pathsOf(context, companyPaths).openingOverview(jobOpening.id));
  const list = sought.view === "dismissed" ? "applicantLists:left.title" : `companyOpening:tab.${sought.view}`;
  return {
    ...found,
    pageTitle: [{ key: list, values: { count: found.total } }, jobOpening.title ?? { key: "companyOpening:untitled" }],
    mayEdit: may(calls.changeJobOpening, jobOpening),
    mayAct: may(calls.rejectApplicant),
    now: new Date().toISOString(),
  };
}
