import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { page } from "#app/page.ts";
import { GroupEnd } from "../steps/GroupEnd.tsx";
import { fetchGroupEnd } from "../steps/group-end.server.ts";

export const handle = page({ words: ["abilitiesDone", "steps"], accent: "yellow", isCounted: false });

export async function loader(args: LoaderFunctionArgs) {
  const account = await requireApplicant(args.context);
  return fetchGroupEnd(args, account, "abilities");
}

export default function AbilitiesDone() {
  return <GroupEnd group="abilities" {...useLoaderData<typeof loader>()} />;
}
