import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { formPage } from "#app/page.ts";
import { company as calls } from "#contract/calls/company.ts";
import { rejectionForm, rejectionText } from "../applicant-acts/decision.form.server.ts";
import { RejectionFields } from "../applicant-acts/RejectionFields.tsx";
import { ChosenPage } from "./ChosenPage.tsx";
import { actOnChosen, openChosen } from "./chosen.server.ts";

export const handle = formPage({ words: ["rejectChosen", "rejectApplicant", "applicantLists", "answers"] });

export const loader = (args: LoaderFunctionArgs) => openChosen(args, { event: "reject", schema: rejectionForm });

export const action = (args: ActionFunctionArgs) =>
  actOnChosen(args, rejectionForm, "rejectChosen", (matchId, version, answers, key) => {
    const body = { feedbackText: rejectionText(answers), version };
    return args.context.api(calls.rejectApplicant, { params: { matchId }, body }, key);
  });

export default function RejectChosen() {
  const t = useT();
  const { form, ...chosen } = useLoaderData<typeof loader>();
  const rejection = usePortalForm(form);
  return (
    <ChosenPage of={rejection} chosen={chosen} kind="destructive">
      <RejectionFields of={rejection.fields} phrases={[t("phrase.others"), t("phrase.thanks")]} />
    </ChosenPage>
  );
}
