import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { Form } from "#app/forms/Form.tsx";
import { openForm } from "#app/forms/form.server.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { yesOrNoOf } from "#app/forms/pieces.server.ts";
import { SaveButton } from "#app/forms/SaveButton.tsx";
import { type Post, submit } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Message } from "#app/ui/Message.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { isPartnerFixed } from "#domain/matching.ts";
import { applicantPaths } from "../paths.ts";
import { PartnerFields } from "../search/PartnerFields.tsx";
import { notAsked, type Partner, type PartnerAnswers, partnerForm } from "../search/partner.form.server.ts";
import { PartnerFacts } from "./PartnerFacts.tsx";
import { ProfilePage } from "./ProfilePage.tsx";

export const handle = formPage({ words: ["profilePartner", "motivation", "profile"] });

export async function loader({ context }: LoaderFunctionArgs) {
  const account = await requireApplicant(context);
  const { practicePartnerContact, practicePartnerExists } = account;
  const values = { practicePartnerContact, practicePartnerExists: yesOrNoOf(practicePartnerExists) };
  const versions = { account: account.version };
  return json({
    form: await openForm(context, { id: "partner", schema: partnerForm, values, versions }),
    isOpen: !isPartnerFixed(account),
    contact: practicePartnerExists ? practicePartnerContact : null,
  });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireApplicant(context);
  const save = async ({ practicePartnerExists, practicePartnerContact: contact }: PartnerAnswers, post: Post) => {
    const body = { practicePartnerExists, practicePartnerContact: contact ?? null, version: post.versions.account };
    await context.api(applicant.changeAccount, { body }, post.key);
    return redirectWithNotice(context, pathsOf(context, applicantPaths).partner, { key: "profile:notice.saved" });
  };
  return submit(args, partnerForm, save, notAsked);
}

export default function ProfilePartner() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { form, isOpen, contact } = useLoaderData<typeof loader>();
  return (
    <ProfilePage current="partner" lead={isOpen ? undefined : t("contracted.lead")}>
      {isOpen ? (
        <PartnerForm state={form} />
      ) : (
        <>
          <Message tone="blue" title={t("contracted.title")}>
            {t("contracted.text")} <TextLink to={paths.advisorContact}>{t("contracted.link")}</TextLink>
          </Message>
          {contact && <PartnerFacts contact={contact} />}
        </>
      )}
    </ProfilePage>
  );
}

function PartnerForm({ state }: { state: FormState<Partner> }) {
  const partner = usePortalForm(state);
  return (
    <Form of={partner}>
      <PartnerFields of={partner.fields} />
      <SaveButton />
    </Form>
  );
}
