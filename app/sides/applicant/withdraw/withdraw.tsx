import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { Form } from "#app/forms/Form.tsx";
import { CheckboxField, ChoiceField } from "#app/forms/fields/ChoiceField.tsx";
import { TextAreaField } from "#app/forms/fields/TextAreaField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { submit } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Actions, TextColumn } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { lostReasons } from "#contract/enumerations/people.ts";
import { limits } from "#contract/limits.ts";
import { EndedNote } from "../EndedNote.tsx";
import { applicantPaths } from "../paths.ts";
import { type Withdrawal, withdrawForm } from "./withdraw.form.server.ts";

export const handle = formPage({ words: ["withdraw"] });

export async function loader({ context }: LoaderFunctionArgs) {
  const { units } = await requireApplicant(context);
  return json({
    form: await openForm(context, { id: "withdraw", schema: withdrawForm }),
    hasEnded: units.every(({ stage }) => stage === "Lost"),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireApplicant(context);
  return submit(args, withdrawForm, async ({ reason, note }, { key }) => {
    await context.api(applicant.withdraw, { body: { reason, note } }, key);
    return redirectWithNotice(context, pathsOf(context, applicantPaths).home, { key: "withdraw:notice.done" });
  });
}

export default function Withdraw() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { form, hasEnded } = useLoaderData<typeof loader>();
  return (
    <>
      <Band title={t("title")} lead={hasEnded ? undefined : t("lead")} />
      <TextColumn>
        {hasEnded ? (
          <EndedNote />
        ) : (
          <>
            <p>
              {t("talk.text")} <TextLink to={paths.advisorContact}>{t("talk.link")}</TextLink>
            </p>
            <WithdrawForm state={form} />
          </>
        )}
      </TextColumn>
    </>
  );
}

function WithdrawForm({ state }: { state: FormState<Withdrawal> }) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const withdrawal = usePortalForm(state);
  const { reason, note, isMeant } = withdrawal.fields;
  return (
    <Form of={withdrawal}>
      <ChoiceField of={reason} options={lostReasons.map((value) => ({ value, label: t(`reason.${value}`) }))} />
      <TextAreaField of={note} limit={limits.textCharacters} />
      <CheckboxField of={isMeant} />
      <Actions>
        <SubmitButton kind="destructive" busyLabel={t("withdrawing")}>
          {t("withdraw")}
        </SubmitButton>
        <ButtonLink to={paths.home}>{t("stay")}</ButtonLink>
      </Actions>
    </Form>
  );
}
