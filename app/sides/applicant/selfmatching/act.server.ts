import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import type { Call } from "#app/context.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { type Post, submit } from "#app/forms/submit.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { pathsOf } from "#app/paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { applicantPaths } from "../paths.ts";
import { interviewForm } from "./job-opening.form.server.ts";

type Act = (api: Call, id: string, post: Post) => Promise<unknown>;

const takeBack: Act = (api, id, { key, versions }) =>
  api(applicant.takeBack, { params: { jobOpeningId: id }, body: { version: versions.match } }, key);

/** The acts on an opening that need only a button. The backend decides whether they are allowed (design §6). */
const acts = new Map<string, Act>([
  [
    "interest",
    (api, id, { key, versions }) =>
      api(applicant.expressInterest, { params: { jobOpeningId: id }, body: { version: versions.match } }, key),
  ],
  [
    "drop",
    (api, id, { key, versions }) =>
      api(applicant.expressDisinterest, { params: { jobOpeningId: id }, body: { version: versions.match } }, key),
  ],
  ["takeBack", takeBack],
  ["undo", takeBack],
  [
    "favorite",
    (api, id, { key }) => api(applicant.favorite, { params: { jobOpeningId: id }, body: { isFavorite: true } }, key),
  ],
  [
    "unfavorite",
    (api, id, { key }) => api(applicant.favorite, { params: { jobOpeningId: id }, body: { isFavorite: false } }, key),
  ],
]);

/** Any post on an opening's page, by its intent; on a conflict the page comes back with its present state. */
export function act(args: ActionFunctionArgs, id: string) {
  const { context } = args;
  const here = pathsOf(context, applicantPaths).jobOpening(id);
  const done = (intent: string) => redirectWithNotice(context, here, { key: `jobOpening:notice.${intent}` });
  const intent = context.posted?.fields.get("intent") ?? "";
  if (intent === "choose") return chooseDate(args, id, done);
  return submit(args, actForm, async (_, post) => {
    const carryOut = acts.get(intent);
    if (!carryOut) return redirect(here, 303);
    await carryOut(context.api, id, post);
    return done(intent);
  });
}

const chooseDate = (args: ActionFunctionArgs, id: string, done: (intent: string) => Promise<Response>) =>
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
