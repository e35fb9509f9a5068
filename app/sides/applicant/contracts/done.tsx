import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { page } from "#app/page.ts";
import { GroupEnd } from "../steps/GroupEnd.tsx";
import { fetchGroupEnd } from "../steps/group-end.server.ts";
import { ContractProgress } from "./ContractProgress.tsx";
import { ContractWay } from "./ContractWay.tsx";
import { progressOf } from "./progress.ts";

export const handle = page({
  words: ["contractsDone", "contractProgress", "contractSteps", "documentKinds", "steps"],
  accent: "green",
  isCounted: false,
});

export async function loader(args: LoaderFunctionArgs) {
  const account = await requireApplicant(args.context);
  return fetchGroupEnd(args, account, "contracts", (answers) => ({ progress: progressOf(answers) }));
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
