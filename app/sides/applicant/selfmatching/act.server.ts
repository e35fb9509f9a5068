import type { ActionFunctionArgs } from "@remix-run/node";
import { actForm } from "#app/forms/pieces.server.ts";
import { isOneOf, postOf, submit } from "#app/forms/submit.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { pathsOf } from "#app/paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { applicantPaths } from "../paths.ts";
import { interviewForm } from "./job-opening.form.server.ts";

/** What one press does with an opening. The backend decides whether it is allowed (design §6). */
const acts = {
  interest: applicant.expressInterest,
  drop: applicant.expressDisinterest,
  takeBack: applicant.takeBack,
  undo: applicant.takeBack,
};

/** Any post on an opening's page, by its intent; on a conflict the page comes back with its present state. */
export async function act(args: ActionFunctionArgs, id: string) {
  const { context } = args;
  const params = { jobOpeningId: id };
  const here = pathsOf(context, applicantPaths).jobOpening(id);
  const done = (what: string) => redirectWithNotice(context, here, { key: `jobOpening:notice.${what}` });
  const { intent } = postOf(context);
  if (intent === "choose") return chooseDate(args, id, done);
  if (isOneOf(acts, intent))
    return submit(args, actForm, async (_, { key, versions }) => {
      await context.api(acts[intent], { params, body: { version: versions.match } }, key);
      return done(intent);
    });
  if (intent !== "favorite" && intent !== "unfavorite") throw new Response(null, { status: 400 });
  return submit(args, actForm, async (_, { key }) => {
    await context.api(applicant.favorite, { params, body: { isFavorite: intent === "favorite" } }, key);
    return done(intent);
  });
}

const chooseDate = (args: ActionFunctionArgs, id: string, done: (what: string) => Promise<Response>) =>
  submit(args, interviewForm, async ({ interviewAt, note = "" }, { key, versions }) => {
    const { api } = args.context;
    const version = versions.match;
    if (interviewAt === "none") {
      await api(applicant.declineInterviewDates, { params: { jobOpeningId: id }, body: { version, note } }, key);
      return done("noneFits");
    }
    await api(applicant.chooseInterviewDate, { params: { jobOpeningId: id }, body: { version, interviewAt } }, key);
    return done("chosen");
  });
