import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { submit } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { applicantPaths } from "../paths.ts";
import { Decision } from "./Decision.tsx";
import { openDecision } from "./decision.server.ts";
import { noteVisit } from "./flags.server.ts";
import { noteForm } from "./job-opening.form.server.ts";
import { requireMatching } from "./opening.server.ts";

export const handle = formPage({ words: ["rejectOffer", "matching", "steps"], accent: "blue" });

export const loader = async (args: LoaderFunctionArgs) => json(await openDecision(args, () => noteForm));

export async function action(args: ActionFunctionArgs) {
  const { context, params } = args;
  const { account } = await requireMatching(context);
  await noteVisit(context, account);
  const id = params.jobOpeningId ?? "";
  return submit(args, noteForm, async ({ note }, { key, versions }) => {
    await context.api(
      applicant.rejectOffer,
      { params: { jobOpeningId: id }, body: { note, version: versions.match } },
      key,
    );
    return redirectWithNotice(context, pathsOf(context, applicantPaths).jobOpening(id), {
      key: "jobOpening:notice.rejectOffer",
    });
  });
}

export default function RejectOffer() {
  const t = useT();
  return <Decision {...useLoaderData<typeof loader>()} lead={t("lead")} event="reject-offer" kind="destructive" />;
}
