import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { formPage } from "#app/page.ts";
import { company as calls } from "#contract/calls/company.ts";
import { calledName } from "../applicant/in-words.ts";
import { ActPage } from "./ActPage.tsx";
import { type ActPage as Act, carryOutAct, openAct } from "./act.server.ts";
import { rejectionForm, rejectionText } from "./decision.form.server.ts";
import { RejectionFields } from "./RejectionFields.tsx";

export const handle = formPage({ words: ["rejectApplicant", "applicantActs", "companyMatch"] });

export const loader = (args: LoaderFunctionArgs) =>
  openAct(args, { event: "reject", call: calls.rejectApplicant, schema: rejectionForm });

export const action = (args: ActionFunctionArgs) =>
  carryOutAct(args, rejectionForm, "reject", ({ answers, matchId, post: { key, versions } }) => {
    const body = { feedbackText: rejectionText(answers), version: versions.match };
    return args.context.api(calls.rejectApplicant, { params: { matchId }, body }, key);
  });

export default function RejectApplicant() {
  const t = useT();
  const { act, form } = useLoaderData<typeof loader>();
  const rejection = usePortalForm(form);
  const name = calledName(t, act);
  const what = act.isOffer ? "offer" : "rejection";
  const phrases = (["others", "thanks", ...(haveMet(act) ? (["met"] as const) : [])] as const).map((phrase) =>
    t(`phrase.${phrase}`),
  );
  return (
    <ActPage
      act={act}
      of={rejection}
      title={t(`title.${what}`, { name })}
      lead={t(`lead.${meaningOf(act)}`, { name })}
      submit={t(`submit.${what}`)}
      leave={t(`leave.${what}`)}
      kind="destructive"
    >
      <RejectionFields of={rejection.fields} phrases={phrases} />
    </ActPage>
  );
}

/** What rejecting means: an applicant who never showed interest disappears, an offer is withdrawn. */
function meaningOf({ acquaintance, isOffer }: Act) {
  if (acquaintance === "recommended") return "uninterested";
  return isOffer ? "offered" : "known";
}

const haveMet = ({ match, now }: Act) => [match?.interviewAt, match?.trialDayAt].some((day) => day && day < now);
