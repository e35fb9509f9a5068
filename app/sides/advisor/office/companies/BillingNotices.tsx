import type { SerializeFrom } from "@remix-run/node";
import { ActForm } from "#app/forms/ActForm.tsx";
import { Form } from "#app/forms/Form.tsx";
import { TextAreaField } from "#app/forms/fields/TextAreaField.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { isolated } from "#app/i18n/isolated.ts";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { Unfold } from "#app/ui/Unfold.tsx";
import type { AccountingNotice, NewNotice } from "#contract/entities/accounting.ts";
import { limits } from "#contract/limits.ts";

interface Props {
  notices: AccountingNotice[];
  state: SerializeFrom<FormState<NewNotice>>;
  formKey: string;
}

/** What the company was told about its billing, and the form that tells it more. */
export function BillingNotices({ notices, state, formKey }: Props) {
  const t = useT();
  const of = usePortalForm(state);
  return (
    <section className="stack">
      {notices.length > 0 && <Heading level={2}>{t("notices.title")}</Heading>}
      {notices.length > 0 && (
        <Rows>
          {notices.map(({ id, title, text, publishedAt }) => (
            <Row
              key={id}
              title={<bdi lang="de">{title}</bdi>}
              hint={formatDay(publishedAt)}
              end={
                <ActForm formKey={`${formKey}-${id}`} fields={{ accountingNoticeId: id }}>
                  <SubmitButton
                    kind="quiet"
                    value="removeNotice"
                    aria-label={t("notices.removeOne", { title: isolated(title) })}
                  >
                    {t("notices.remove")}
                  </SubmitButton>
                </ActForm>
              }
            >
              <p className="lines-kept" lang="de">
                {text}
              </p>
            </Row>
          ))}
        </Rows>
      )}
      <Unfold summary={t("notices.write")} open={of.holdsText}>
        <p>{t("notices.lead")}</p>
        <Form of={of}>
          <TextField of={of.fields.title} />
          <TextAreaField of={of.fields.text} limit={limits.textCharacters} rows={5} />
          <Actions>
            <SubmitButton value="tell">{t("notices.submit")}</SubmitButton>
          </Actions>
        </Form>
      </Unfold>
    </section>
  );
}
