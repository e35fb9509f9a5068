import { ActForm } from "#app/forms/ActForm.tsx";
import { Form } from "#app/forms/Form.tsx";
import { CheckboxField } from "#app/forms/fields/ChoiceField.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useFormKey } from "#app/forms/use-form-key.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import type { MarkState } from "#app/ui/Mark.tsx";
import { Status } from "#app/ui/Status.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { ContractAtOpening } from "#contract/entities/contract.ts";
import { companyPaths } from "../paths.ts";
import { WhoCan } from "../WhoCan.tsx";
import { type ContractState, dueOf, turnOf } from "./due.ts";
import type { Signature } from "./sign.form.server.ts";

interface Props {
  contract: ContractAtOpening;
  state: ContractState;
  /** Whether the reader may do what is due. */
  mayAct: boolean;
  mayEditOpening: boolean;
  form: FormState<Signature>;
}

/** Whose turn it is, what the contract is about, and the act that is due, or who may do it. */
export function Act({ contract: { jobOpening, applicant }, state, mayAct, mayEditOpening, form }: Props) {
  const t = useT();
  const paths = usePaths(companyPaths);
  const due = dueOf(state);
  const turn = turnOf(state);
  const markOf: Record<NonNullable<typeof turn>, MarkState> = {
    company: "you",
    applicant: "them",
    study_advisor: "them",
  };
  return (
    <Card tint={due !== undefined && mayAct} aria-labelledby="facts">
      {turn ? (
        <Status state={markOf[turn]}>{t(`turn.${mayAct && due ? "you" : turn}`, { name: applicant.name })}</Status>
      ) : (
        state === "enrolled" && <Status state="done">{t("turn.done")}</Status>
      )}
      <Heading level={2} size="panel" id="facts">
        {t("facts")}
      </Heading>
      <Facts>
        <Fact label={t("openingFacts:fact.course")}>
          <bdi>{`${jobOpening.course}, ${jobOpening.campus}`}</bdi>
        </Fact>
        <Fact label={t("openingFacts:fact.startDate")}>{formatDay(jobOpening.startDate)}</Fact>
        <Fact label={t("openingFacts:fact.practicePlace")}>
          <bdi>{jobOpening.practicePlace}</bdi>
        </Fact>
        <Fact label={t("openingFacts:fact.workmodel")}>{t(`openingFacts:workmodel.${jobOpening.workmodel}`)}</Fact>
        {jobOpening.extraPayment && (
          <Fact label={t("openingFacts:fact.extraPayment")}>
            <bdi lang="de">{jobOpening.extraPayment}</bdi>
          </Fact>
        )}
      </Facts>
      {/* What an offer was accepted on no longer follows the opening. */}
      {state === "tooEarly" && mayEditOpening && (
        <p>
          <TextLink to={paths.manageStudy(jobOpening.id)}>{t("changeFacts")}</TextLink>
        </p>
      )}
      {due && !mayAct && <WhoCan>{t(`who.${due}`)}</WhoCan>}
      {due === "request" && mayAct && <Request formKey={form.key} />}
      {due === "sign" && mayAct && <Sign state={form} />}
    </Card>
  );
}

function Request({ formKey }: { formKey: string }) {
  const t = useT();
  return (
    <ActForm formKey={formKey}>
      <Actions note={t("requestNote")}>
        <SubmitButton kind="primary" value="request">
          {t("contractSteps:act.request")}
        </SubmitButton>
      </Actions>
    </ActForm>
  );
}

function Sign({ state }: { state: FormState<Signature> }) {
  const t = useT();
  const key = useFormKey(state);
  const form = usePortalForm(state);
  return (
    <Form key={key} of={form}>
      <CheckboxField of={form.fields.isSigned} />
      <Actions>
        <SubmitButton kind="primary" value="sign">
          {t("confirmSignature")}
        </SubmitButton>
      </Actions>
    </Form>
  );
}
