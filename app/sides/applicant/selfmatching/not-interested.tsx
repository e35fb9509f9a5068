import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { submit } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { isActive } from "#domain/match-status.ts";
import { applicantPaths } from "../paths.ts";
import type { OwnOpening } from "./acts.ts";
import { Decision } from "./Decision.tsx";
import { openDecision } from "./decision.server.ts";
import { noteVisit } from "./flags.server.ts";
import { actForm, noteForm } from "./job-opening.form.server.ts";
import { requireMatching } from "./opening.server.ts";

export const handle = formPage({ words: ["notInterested", "matching", "steps"], accent: "blue" });

export const loader = async (args: LoaderFunctionArgs) =>
  json(await openDecision(args, (opening) => (isBeforeCompany(opening) ? noteForm : actForm)));

/** Of a suggestion that is let go no company hears. */
const isBeforeCompany = ({ match }: OwnOpening) => isActive(match?.status ?? null);

export async function action(args: ActionFunctionArgs) {
  const { context, params } = args;
  const { account } = await requireMatching(context);
  await noteVisit(context, account);
  const id = params.jobOpeningId ?? "";
  return submit(args, noteForm, async ({ note }, { key, versions }) => {
    await context.api(
      applicant.expressDisinterest,
      { params: { jobOpeningId: id }, body: { note, version: versions.match } },
      key,
    );
    return redirectWithNotice(context, pathsOf(context, applicantPaths).jobOpening(id), {
      key: "jobOpening:notice.notInterested",
    });
  });
}

export default function NotInterested() {
  const t = useT();
  const decision = useLoaderData<typeof loader>();
  const lead = isBeforeCompany(decision.opening) ? t("lead") : t("leadOfSuggestion");
  return <Decision {...decision} lead={lead} event="express-disinterest" kind="destructive" />;
}
