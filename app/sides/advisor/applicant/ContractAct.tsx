import { Form } from "#app/forms/Form.tsx";
import { TextAreaField } from "#app/forms/fields/TextAreaField.tsx";
import { useFormResult } from "#app/forms/form-errors.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useFormKey } from "#app/forms/use-form-key.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { Status } from "#app/ui/Status.tsx";
import type { ApplicantAtDesk } from "#contract/entities/desk-applicant.ts";
import type { ContractEvent } from "#contract/enumerations/matching.ts";
import { limits } from "#contract/limits.ts";
import { contractTurnOf, reviewedBy } from "#domain/contract-status.ts";
import type { DecisionNote } from "./applicant.form.server.ts";

interface Props {
  of: Pick<ApplicantAtDesk, "unit" | "missingAnswers" | "missingPapers" | "contractActs">;
  name: string;
  form: FormState<DecisionNote>;
}

/** How the contract stands, and what can be decided about it; nothing before there is anything to say. */
export function ContractAct({ of, name, form }: Props) {
  const { unit, missingAnswers, missingPapers, contractActs: acts } = of;
  const t = useT();
  const { contract } = unit;
  const key = useFormKey(form);
  // Somebody else decided meanwhile: what was typed is shown still, though nothing is left to press.
  const isRefused = useFormResult(form.id) !== undefined;
  if (!contract && acts.length === 0) return null;
  const status = contract?.status ?? "none";
  const isYours = acts.length > 0 && contractTurnOf(contract?.status ?? null) === "study_advisor";
  const until = contract?.status === "in_review" && contract.submittedAt && reviewedBy(contract.submittedAt);
  const company = contract?.companyName ?? t("contract.ownPartner");
  return (
    <Card tint={isYours} aria-labelledby="contract-stands">
      <Status state={status === "enrolled" ? "done" : isYours ? "you" : "them"}>
        {isYours && <b>{t("contract.yours")} </b>}
        {t(`contract.status.${status}`, { name, company })}
      </Status>
      <Heading level={2} size="panel" id="contract-stands">
        {t(`contract.title.${status}`)}
      </Heading>
      {acts.includes("take-back") && <p>{t("contract.takingBack")}</p>}
      {until && <p>{t("contract.until", { date: formatDay(until) })}</p>}
      {status === "in_review" && missingAnswers > 0 && <p>{t("contract.missingAnswers", { count: missingAnswers })}</p>}
      {status === "in_review" && missingPapers.length > 0 && (
        <>
          <p>{t("contract.missing")}</p>
          <ul>
            {missingPapers.map((type) => (
              <li key={type}>{t(`documentKinds:${type}`)}</li>
            ))}
          </ul>
        </>
      )}
      {(acts.length > 0 || isRefused) && <Decision key={key} acts={acts} form={form} />}
    </Card>
  );
}

function Decision({ acts, form }: Pick<Props, "form"> & { acts: ContractEvent[] }) {
  const t = useT();
  const decision = usePortalForm(form);
  return (
    <Form of={decision}>
      <TextAreaField of={decision.fields.note} limit={limits.textCharacters} />
      <Actions>
        {acts.map((event, index) => (
          <SubmitButton key={event} kind={index === 0 ? "primary" : undefined} value={event}>
            {t(`contract.act.${event}`)}
          </SubmitButton>
        ))}
      </Actions>
    </Form>
  );
}
