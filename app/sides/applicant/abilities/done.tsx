import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { formPage } from "#app/page.ts";
import { usePaths } from "#app/use-paths.ts";
import { FeedbackPrompt } from "../../shared/feedback/FeedbackPrompt.tsx";
import { applicantPaths } from "../paths.ts";
import { GroupEnd } from "../steps/GroupEnd.tsx";
import { fetchGroupEnd } from "../steps/group-end.server.ts";

export const handle = formPage({ words: ["abilitiesDone", "steps", "feedback"], accent: "yellow", isCounted: false });

export async function loader(args: LoaderFunctionArgs) {
  const account = await requireApplicant(args.context);
  return json(await fetchGroupEnd(args, account, "abilities"));
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
