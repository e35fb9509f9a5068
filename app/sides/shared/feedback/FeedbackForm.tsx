import type { FormEventHandler, ReactNode } from "react";
import { Form } from "#app/forms/Form.tsx";
import { CheckboxesField, ChoiceField } from "#app/forms/fields/ChoiceField.tsx";
import { TextAreaField } from "#app/forms/fields/TextAreaField.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import type { PortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Reveal } from "#app/ui/field/Reveal.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { feedbackRatings, feedbackReasons } from "#contract/enumerations/help.ts";
import { limits } from "#contract/limits.ts";
import { useIsRated, useScreenSize } from "./browser-facts.ts";
import type { Opinion } from "./feedback.form.server.ts";

/** No reasons are asked for in between. */
const reasonsOf = { negative: 1, neutral: undefined, positive: 2 } as const;

interface Props {
  of: PortalForm<Opinion>;
  /** The address of the page that takes it. */
  action: string;
  /** The intent of the button that sends it. */
  intent: "send" | "dialog";
  /** The dialog's own way of sending it, which leaves the page as it is. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  /** The button that closes. */
  children: ReactNode;
}

/** The form of the page and of the dialog. With script it cannot be sent without a rating, and says so. */
export function FeedbackForm({ of, action, intent, onSubmit, children }: Props) {
  const t = useT();
  const { selected, negativeReasons, positiveReasons, feedback } = of.fields;
  const isRated = useIsRated(of.form.id, selected.key);
  const screen = useScreenSize();
  const reasons = (rating: "negative" | "positive") =>
    feedbackReasons[rating].map((value) => ({ value, label: t(`feedback:reason.${value}`) }));
  return (
    <Form of={of} action={action} onSubmit={onSubmit}>
      <div className="stack">
        <ChoiceField
          of={selected}
          options={feedbackRatings.map((value) => ({
            value,
            label: t(`feedback:rating.${value}`),
            reveals: reasonsOf[value],
          }))}
        />
        <Reveal nth={reasonsOf.negative}>
          <CheckboxesField of={negativeReasons} options={reasons("negative")} />
        </Reveal>
        <Reveal nth={reasonsOf.positive}>
          <CheckboxesField of={positiveReasons} options={reasons("positive")} />
        </Reveal>
      </div>
      <TextAreaField of={feedback} limit={limits.feedbackCharacters} counter="remaining" />
      <Actions>
        <input type="hidden" name="screenWidth" value={screen.width} />
        <input type="hidden" name="screenHeight" value={screen.height} />
        <SubmitButton kind="primary" value={intent} disabled={isRated === false}>
          {t("feedback:send")}
        </SubmitButton>
        {children}
        {isRated === false && <p className="hint">{t("feedback:fields.selected.errors.required")}</p>}
      </Actions>
    </Form>
  );
}
