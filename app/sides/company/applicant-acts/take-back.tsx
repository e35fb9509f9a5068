import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { actForm } from "#app/forms/pieces.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { formPage } from "#app/page.ts";
import { company as calls } from "#contract/calls/company.ts";
import { calledName } from "../applicant/in-words.ts";
import { ActPage } from "./ActPage.tsx";
import { carryOutAct, openAct } from "./act.server.ts";

export const handle = formPage({ words: ["takeBackRejection", "applicantActs", "companyMatch"] });

export const loader = (args: LoaderFunctionArgs) =>
  openAct(args, { event: "take-back", call: calls.takeBackRejection, schema: actForm });

export const action = (args: ActionFunctionArgs) =>
  carryOutAct(args, actForm, "takeBack", ({ matchId, post: { key, versions } }) =>
    args.context.api(calls.takeBackRejection, { params: { matchId }, body: { version: versions.match } }, key),
  );

export default function TakeBackRejection() {
  const t = useT();
  const { act, form } = useLoaderData<typeof loader>();
  const name = calledName(t, act);
  const what = act.isOffer ? "offer" : "application";
  return (
    <ActPage
      act={act}
      of={usePortalForm(form)}
      title={t(`title.${what}`, { name })}
      lead={t(`lead.${what}`, { name })}
      submit={t(`submit.${what}`)}
      leave={t(`leave.${what}`)}
      kind="primary"
    />
  );
}
