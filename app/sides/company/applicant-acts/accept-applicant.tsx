import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { TextAreaField } from "#app/forms/fields/TextAreaField.tsx";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { formPage } from "#app/page.ts";
import { Heading } from "#app/ui/Heading.tsx";
import { company as calls } from "#contract/calls/company.ts";
import { limits } from "#contract/limits.ts";
import { calledName } from "../applicant/in-words.ts";
import { ActPage } from "./ActPage.tsx";
import { carryOutAct, openAct } from "./act.server.ts";
import { offerForm } from "./decision.form.server.ts";

export const handle = formPage({ words: ["acceptApplicant", "applicantActs", "companyMatch"] });

export const loader = (args: LoaderFunctionArgs) =>
  openAct(args, { event: "accept", call: calls.acceptApplicant, schema: offerForm });

export const action = (args: ActionFunctionArgs) =>
  carryOutAct(args, offerForm, "accept", ({ answers: { note }, matchId, post: { key, versions } }) =>
    args.context.api(
      calls.acceptApplicant,
      { params: { matchId }, body: { note: note || undefined, version: versions.match } },
      key,
    ),
  );

export default function AcceptApplicant() {
  const t = useT();
  const { act, form } = useLoaderData<typeof loader>();
  const offer = usePortalForm(form);
  const name = calledName(t, act);
  return (
    <ActPage
      act={act}
      of={offer}
      title={t("title", { name })}
      lead={t("lead", { name })}
      kind="primary"
      before={
        <section className="stack">
          <Heading level={2}>{t("follows.title")}</Heading>
          <ul className="stack">
            {(["answer", "position", "others", "withdraw"] as const).map((what) => (
              <li key={what}>{t(`follows.${what}`, { name })}</li>
            ))}
          </ul>
        </section>
      }
    >
      <TextAreaField of={offer.fields.note} limit={limits.textCharacters} />
    </ActPage>
  );
}
