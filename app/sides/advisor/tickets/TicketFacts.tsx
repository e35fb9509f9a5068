import { ActForm } from "#app/forms/ActForm.tsx";
import { Form } from "#app/forms/Form.tsx";
import { SelectField } from "#app/forms/fields/SelectField.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { OwnForm } from "#app/forms/own-form.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useFormKey } from "#app/forms/use-form-key.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions, Apart } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { Unfold } from "#app/ui/Unfold.tsx";
import { useHasScript } from "#app/use-has-script.ts";
import { usePaths } from "#app/use-paths.ts";
import type { TicketAtDesk } from "#contract/entities/desk-ticket.ts";
import { statusesByHand } from "#domain/ticket-status.ts";
import { advisorPaths } from "../paths.ts";
import { TicketState } from "./TicketState.tsx";
import type { Answer, HandOver } from "./ticket.form.server.ts";

interface Props {
  of: TicketAtDesk;
  /** The form in which an answer is typed, where there is one. */
  answer: FormState<Answer> | undefined;
  formKey: string;
  handOver: FormState<HandOver>;
}

/** Who asked, where the ticket stands and with whom it is, and the acts that change that. */
export function TicketFacts({ of: ticket, answer, formKey, handOver }: Props) {
  const t = useT();
  // Without script a button loads the page again, so it takes along what is typed; with it the answer just stays.
  const form = useHasScript() ? undefined : answer?.id;
  const { applicant } = usePaths(advisorPaths);
  const handOverKey = useFormKey(handOver);
  const { asker, advisor, isMine, isOfOwn, isPrivate, status, openedBy, createdAt, assignedTo, messages } = ticket;
  const name = <bdi>{asker.name}</bdi>;
  return (
    <>
      <Heading level={2} size="card">
        {t("facts.title")}
      </Heading>
      <Facts>
        <Fact label={t(`facts.${asker.side}`)}>
          {isOfOwn ? <TextLink to={applicant(asker.id)}>{name}</TextLink> : name}
        </Fact>
        {asker.side === "company" && (
          <Fact label={t("facts.openedBy")}>
            <bdi>{openedBy ?? t("ticket:formerColleague")}</bdi>
            {isPrivate && `, ${t("facts.private")}`}
          </Fact>
        )}
        <Fact label={t("facts.since")}>
          <bdi dir="ltr">{formatDay(createdAt)}</bdi>
        </Fact>
        <Fact label={t("facts.state")}>
          <TicketState of={status} />
        </Fact>
        <Fact label={t("facts.advisor")}>
          {isMine ? t("facts.me") : advisor ? <bdi>{advisor.name}</bdi> : t("facts.nobody")}
        </Fact>
      </Facts>
      <Actions>
        {!isMine && (
          <ActForm formKey={formKey} fields={{ instead: assignedTo ?? "" }}>
            <SubmitButton form={form} value="take">
              {t("take")}
            </SubmitButton>
          </ActForm>
        )}
        <ActForm formKey={formKey} versions={{ ticket: messages.length }} className="row">
          <Apart>
            {statusesByHand(status).map((next) => (
              <SubmitButton key={next} form={form} value={next}>
                {t(`set.${next}`)}
              </SubmitButton>
            ))}
          </Apart>
        </ActForm>
      </Actions>
      {answer && <input type="hidden" form={answer.id} name="instead" value={assignedTo ?? ""} />}
      <HandOverForm key={handOverKey} of={ticket} answer={answer} state={handOver} />
    </>
  );
}

function HandOverForm({
  of: { colleagues, assignedTo },
  answer,
  state,
}: Omit<Props, "formKey" | "handOver"> & { state: Props["handOver"] }) {
  const t = useT();
  const own = usePortalForm(state);
  // It leads away from the page, so it takes along what is typed; browsers that know no `form` post it alone.
  const { form, fields, state: posted } = usePortalForm(answer ?? state);
  const isRefused = own.holdsText || fields.advisorId.errors !== undefined;
  if (colleagues.length === 0) return null;
  return (
    <Unfold summary={t("handOver.title")} open={isRefused}>
      <Form of={own}>
        <OwnForm value={{ formId: form.id, formKey: posted.key }}>
          <SelectField
            of={fields.advisorId}
            form={form.id}
            options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <SubmitButton form={form.id} value="handOver">
            {t("handOver.submit")}
          </SubmitButton>
        </OwnForm>
        <input type="hidden" name="instead" value={assignedTo ?? ""} />
      </Form>
    </Unfold>
  );
}
