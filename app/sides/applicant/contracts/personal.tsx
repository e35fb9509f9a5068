import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { Form } from "#app/forms/Form.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { StepActions } from "#app/steps/StepActions.tsx";
import { saveOrContinue } from "#app/steps/save-or-continue.server.ts";
import { Message } from "#app/ui/Message.tsx";
import { applicant } from "#contract/calls/applicant.ts";
import { hasPracticePartner, statusesOf } from "#domain/application-steps.ts";
import { isContractStartReached, oldestProof, studyStart } from "#domain/contract-start.ts";
import { needsGermanProof } from "#domain/german.ts";
import { applicantPaths } from "../paths.ts";
import { fetchAnswers } from "../steps/answers.server.ts";
import { StepPage } from "../steps/StepPage.tsx";
import { AddressFields } from "./AddressFields.tsx";
import { BirthFields } from "./BirthFields.tsx";
import { ProofFields } from "./ProofFields.tsx";
import { personalFields, personalForm } from "./personal.form.server.ts";

export const handle = formPage({ words: ["contractPersonal", "answers", "steps", "countries"], accent: "green" });

export async function loader({ context }: LoaderFunctionArgs) {
  const account = await requireApplicant(context);
  const answers = await fetchAnswers(context, account);
  const start = studyStart(answers);
  return json({
    form: await openForm(context, {
      id: "personal",
      schema: personalFields,
      values: { ...account },
      versions: { account: account.version },
    }),
    isEarly: !hasPracticePartner(answers),
    proof: {
      proofFrom: start && oldestProof(start),
      asksProof: isContractStartReached(start, answers.now),
      asksGerman: needsGermanProof(account),
    },
    statuses: statusesOf("contracts", answers),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const answers = await fetchAnswers(context, await requireApplicant(context));
  const { home, contractDocuments: next } = pathsOf(context, applicantPaths);
  return saveOrContinue(args, personalForm(answers), {
    next,
    home,
    save: (changes, { versions, key }) =>
      context.api(applicant.changeAccount, { body: { ...changes, version: versions.account } }, key),
  });
}

export default function ContractPersonal() {
  const t = useT();
  const { form, isEarly, proof, statuses } = useLoaderData<typeof loader>();
  const personal = usePortalForm(form);
  return (
    <StepPage group="contracts" step="personal" statuses={statuses}>
      {isEarly && (
        <Message tone="blue" title={t("early.title")}>
          {t("early.text")}
        </Message>
      )}
      <Form of={personal}>
        <BirthFields of={personal.fields} />
        <AddressFields of={personal.fields} />
        <ProofFields of={personal.fields} {...proof} />
        <StepActions />
      </Form>
    </StepPage>
  );
}
