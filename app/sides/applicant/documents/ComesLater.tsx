import { CheckboxField } from "#app/forms/fields/ChoiceField.tsx";
import type { Field } from "#app/forms/fields/field-parts.ts";
import { useT } from "#app/i18n/I18n.tsx";
import type { DocumentNeed } from "#domain/document-needs.ts";

interface Props {
  needs: DocumentNeed[];
  cv: Field;
  proof: Field;
}

/** §5: announces documents that may be handed in later, until they are there. */
export function ComesLater({ needs, cv, proof }: Props) {
  const t = useT();
  const isAwaited = (type: string) => needs.some((need) => need.type === type && need.state !== "saved");
  const fields = [isAwaited("CV") && cv, isAwaited("Certificate German skills") && proof].filter((field) => !!field);
  if (fields.length === 0) return null;
  return (
    <fieldset className="stack">
      <legend>{t("later")}</legend>
      {fields.map((field) => (
        <CheckboxField key={field.name} of={field} />
      ))}
    </fieldset>
  );
}
