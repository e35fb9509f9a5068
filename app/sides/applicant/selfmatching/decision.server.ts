import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { openForm } from "#app/forms/form.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { pathsOf } from "#app/paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { applicantPaths } from "../paths.ts";
import { versionsOf } from "./acts.ts";
import { noteForm } from "./job-opening.form.server.ts";
import { noteVisit } from "./note-visit.server.ts";
import { fetchOpening, requireMatching } from "./opening.server.ts";

/** What a confirmation page needs. */
export async function openDecision<Schema extends z.ZodType>({ context, params }: LoaderFunctionArgs, schema: Schema) {
  const opening = await fetchOpening(
    context,
    params.jobOpeningId ?? "",
    await requireMatching(context, params.jobOpeningId),
  );
  const form = await openForm(context, {
    id: "decision",
    schema,
    versions: versionsOf(opening),
  });
  return { pageTitle: [{ key: "title" }, opening.title], opening, now: new Date().toISOString(), form };
}

const noes = { notInterested: applicant.expressDisinterest, rejectOffer: applicant.rejectOffer };

/** Declines an opening with a note to its company, and returns to it. */
export async function sayNo(args: ActionFunctionArgs, no: keyof typeof noes) {
  const { context, params } = args;
  const account = await requireMatching(context, params.jobOpeningId);
  await noteVisit(context, account);
  const jobOpeningId = params.jobOpeningId ?? "";
  return submit(args, noteForm, async ({ note }, { key, versions }) => {
    await context.api(noes[no], { params: { jobOpeningId }, body: { note, version: versions.match } }, key);
    return redirectWithNotice(context, pathsOf(context, applicantPaths).jobOpening(jobOpeningId), {
      key: `jobOpening:notice.${no}`,
    });
  });
}
