import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireCompanyUser } from "#app/auth/require-colleague.server.ts";
import { Form } from "#app/forms/Form.tsx";
import { CheckboxField } from "#app/forms/fields/ChoiceField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { submit } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { addressOf, safePath } from "#app/safe-redirect.ts";
import { LegalText } from "#app/sides/shared/legal/LegalText.tsx";
import { Band } from "#app/ui/Band.tsx";
import { Actions, TextColumn } from "#app/ui/Layout.tsx";
import { Message } from "#app/ui/Message.tsx";
import { company } from "#contract/calls/company.ts";
import { companyPaths } from "../paths.ts";
import { confidentialityForm, type Promised } from "./confidentiality.form.server.ts";
import { readConfidentiality } from "./wording.server.ts";

export const handle = formPage({ words: ["confidentiality", "legal"], hasNavigation: false });

/** Public. Signed-in people of a company are asked to promise it. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { text, wording } = await readConfidentiality(context);
  const session = await context.session.read();
  const user = session?.side === "company" ? await requireCompanyUser(context) : undefined;
  const options = { id: "confidentiality", schema: confidentialityForm, values: { wording } };
  return json({
    text,
    wording,
    form: user && !user.confidentialityAcceptedAt ? await openForm(context, options) : null,
    promisedAt: user?.confidentialityAcceptedAt ?? null,
  });
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  await requireCompanyUser(context);
  const { wording } = await readConfidentiality(context);
  return submit(args, confidentialityForm, async (promised, { key }) => {
    // The promise is valid only for the wording that was shown.
    if (promised.wording !== wording)
      return redirectWithNotice(context, addressOf(request), { key: "confidentiality:notice.changed", tone: "blue" });
    await context.api(company.acceptConfidentiality, { body: { wording } }, key);
    const { home } = pathsOf(context, companyPaths);
    return redirect(safePath(new URL(request.url).searchParams.get("to"), home), 303);
  });
}

export default function Confidentiality() {
  const t = useT();
  const { text, wording, form, promisedAt } = useLoaderData<typeof loader>();
  return (
    <>
      <Band title={t("title")} lead={form ? t("lead") : undefined} />
      <TextColumn>
        {promisedAt && <Message tone="green">{t("promised", { day: formatDay(promisedAt) })}</Message>}
        <LegalText text={text} />
        {form && <PromiseForm state={form} wording={wording} />}
      </TextColumn>
    </>
  );
}

function PromiseForm({ state, wording }: { state: FormState<Promised>; wording: string }) {
  const t = useT();
  const promise = usePortalForm(state);
  return (
    <Form of={promise}>
      <CheckboxField of={promise.fields.isPromised} />
      <Actions>
        <SubmitButton kind="primary">{t("submit")}</SubmitButton>
      </Actions>
      <input type="hidden" name={promise.fields.wording.name} value={wording} />
    </Form>
  );
}
