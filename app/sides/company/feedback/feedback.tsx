import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { openForm } from "#app/forms/form.server.ts";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { usePaths } from "#app/use-paths.ts";
import { company } from "#contract/calls/company.ts";
import { FeedbackPage } from "../../shared/feedback/FeedbackPage.tsx";
import { feedbackForm } from "../../shared/feedback/feedback.form.server.ts";
import { receiveOpinion } from "../../shared/feedback/receive-opinion.server.ts";
import { setFlag } from "../flags.server.ts";
import { companyPaths } from "../paths.ts";

export const handle = formPage({ words: ["feedback"] });

export async function loader({ context }: LoaderFunctionArgs) {
  await requireColleague(context);
  return json({ form: await openForm(context, { id: "feedback", schema: feedbackForm }) });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireColleague(context);
  return receiveOpinion(args, {
    paths: pathsOf(context, companyPaths),
    send: ({ opinion: body }, key) => context.api(company.sendFeedback, { body }, key),
    markGiven: (key) => setFlag(context, "feedbackGiven", key),
  });
}

export default function Feedback() {
  const paths = usePaths(companyPaths);
  return <FeedbackPage form={useLoaderData<typeof loader>().form} action={paths.feedback} />;
}
