import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { page } from "#app/page.ts";
import { nextStep, statusesOf } from "#domain/application-steps.ts";
import { fetchAnswersAtEnd } from "../steps/answers.server.ts";
import { GroupEnd } from "../steps/GroupEnd.tsx";
import { ContractProgress } from "./ContractProgress.tsx";
import { ContractWay } from "./ContractWay.tsx";
import { progressOf } from "./progress.ts";

export const handle = page({
  words: ["contractsDone", "contractProgress", "contractSteps", "steps"],
  accent: "green",
  isCounted: false,
});

export async function loader({ context }: LoaderFunctionArgs) {
  const answers = await fetchAnswersAtEnd(context, await requireApplicant(context));
  return json({
    statuses: statusesOf("contracts", answers),
    next: nextStep(answers)?.step ?? null,
    progress: progressOf(answers),
  });
}

export default function ContractsDone() {
  const { progress, ...end } = useLoaderData<typeof loader>();
  return (
    <GroupEnd group="contracts" {...end}>
      <ContractProgress of={progress} />
      <ContractWay of={progress} />
    </GroupEnd>
  );
}
