import type { ActionFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { pathsOf } from "#app/paths.ts";
import { type Answered, saveOrContinue } from "#app/steps/save-or-continue.server.ts";
import { company as calls } from "#contract/calls/company.ts";
import type { JobOpeningChanges } from "#contract/entities/job-opening.ts";
import { companyPaths } from "../paths.ts";
import { type OpenStep, pathOfStep, stepAfter } from "./steps.ts";

/** A step's post. The first one creates the draft: sent twice, it creates only one. */
export async function saveStep<S extends z.ZodObject>(
  args: ActionFunctionArgs,
  step: OpenStep,
  schema: S,
  changesOf: (answers: Answered<S>) => JobOpeningChanges,
) {
  const { context, params } = args;
  const { company } = await requireColleague(context);
  const companyId = company.id;
  const paths = pathsOf(context, companyPaths);
  return saveOrContinue(args, schema, {
    save: (answers, { versions, key }) => {
      const { jobOpeningId } = params;
      const body = changesOf(answers);
      if (!jobOpeningId) return context.api(calls.createJobOpening, { params: { companyId }, body }, key);
      const changes = { ...body, version: versions.opening };
      return context.api(calls.changeJobOpening, { params: { companyId, jobOpeningId }, body: changes }, key);
    },
    next: ({ id }) => pathOfStep(paths, stepAfter[step])(id),
    here: ({ id }) => pathOfStep(paths, step)(id),
    home: paths.jobOpenings,
    saved: ({ status }) => (status === "draft" ? undefined : { key: "manage:notice.changed" }),
  });
}
