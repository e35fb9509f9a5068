import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { page } from "#app/page.ts";
import { matchingStanding } from "#domain/matching.ts";
import { GroupEnd } from "../steps/GroupEnd.tsx";
import { fetchGroupEnd } from "../steps/group-end.server.ts";

export const handle = page({ words: ["selfMatchingDone", "steps"], accent: "blue", isCounted: false });

export async function loader(args: LoaderFunctionArgs) {
  const account = await requireApplicant(args.context);
  return fetchGroupEnd(args, account, "selfmatching", (answers) => ({
    standing: matchingStanding(answers),
    accepted: answers.unit.matching.accepted,
  }));
}

export default function SelfMatchingDone() {
  const t = useT();
  const { accepted, ...end } = useLoaderData<typeof loader>();
  const ended = accepted?.ended ?? 0;
  const lead = [t("done.lead"), ...(ended > 0 ? [t("accepted.ended", { count: ended })] : [])].join(" ");
  const completion = accepted ? { title: t("accepted.title", { company: accepted.company }), lead } : undefined;
  return <GroupEnd group="selfmatching" {...end} completion={completion} />;
}
