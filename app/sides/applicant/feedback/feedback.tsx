import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { openForm } from "#app/forms/form.server.ts";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { FeedbackPage } from "../../shared/feedback/FeedbackPage.tsx";
import { feedbackForm } from "../../shared/feedback/feedback.form.server.ts";
import { receiveOpinion } from "../../shared/feedback/receive-opinion.server.ts";
import { setFlag } from "../flags.server.ts";
import { applicantPaths } from "../paths.ts";

export const handle = formPage({ words: ["feedback"] });

export async function loader({ context }: LoaderFunctionArgs) {
  await requireApplicant(context);
  return json({ form: await openForm(context, { id: "feedback", schema: feedbackForm }) });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireApplicant(context);
  return receiveOpinion(args, {
    paths: pathsOf(context, applicantPaths),
    send: ({ opinion, device }, key) => context.api(applicant.sendFeedback, { body: { ...opinion, ...device } }, key),
    markGiven: (key) => setFlag(context, "feedbackGiven", key),
  });
}

export default function Feedback() {
  const paths = usePaths(applicantPaths);
  return <FeedbackPage form={useLoaderData<typeof loader>().form} action={paths.feedback} />;
}
