import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { formPage } from "#app/page.ts";
import { usePaths } from "#app/use-paths.ts";
import { nextStep, statusesOf } from "#domain/application-steps.ts";
import { FeedbackPrompt } from "../../shared/feedback/FeedbackPrompt.tsx";
import { openPrompt } from "../feedback/open-prompt.server.ts";
import { applicantPaths } from "../paths.ts";
import { fetchAnswers } from "../steps/answers.server.ts";
import { GroupEnd } from "../steps/GroupEnd.tsx";

export const handle = formPage({ words: ["abilitiesDone", "steps", "feedback"], accent: "yellow", isCounted: false });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const account = await requireApplicant(context);
  const answers = await fetchAnswers(context, account);
  const statuses = statusesOf("abilities", answers);
  const feedback = await openPrompt(request, context, account, statuses);
  return json({ statuses, next: nextStep(answers)?.step ?? null, feedback });
}

export default function AbilitiesDone() {
  const paths = usePaths(applicantPaths);
  const { feedback, ...end } = useLoaderData<typeof loader>();
  return (
    <>
      <GroupEnd group="abilities" {...end} />
      <FeedbackPrompt form={feedback} action={paths.feedback} />
    </>
  );
}
