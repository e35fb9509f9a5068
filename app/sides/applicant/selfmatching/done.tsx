import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { page } from "#app/page.ts";
import { nextStep, statusesOf } from "#domain/application-steps.ts";
import { fetchAnswers } from "../steps/answers.server.ts";
import { GroupEnd } from "../steps/GroupEnd.tsx";

export const handle = page({ words: ["selfMatchingDone", "steps"], accent: "blue", isCounted: false });

export async function loader({ context }: LoaderFunctionArgs) {
  const answers = await fetchAnswers(context, await requireApplicant(context));
  return json({ statuses: statusesOf("selfmatching", answers), next: nextStep(answers)?.step ?? null });
}

export default function SelfMatchingDone() {
  return <GroupEnd group="selfmatching" {...useLoaderData<typeof loader>()} />;
}
