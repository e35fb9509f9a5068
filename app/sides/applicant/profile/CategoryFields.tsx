import { CheckboxField } from "#app/forms/fields/ChoiceField.tsx";
import type { FieldsOf } from "#app/forms/form-fields.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { FieldSet } from "#app/ui/field/FieldSet.tsx";
import {
  type NotificationCategory,
  notificationCategories,
  unmissableCategories,
} from "#contract/enumerations/help.ts";

export type Categories = Record<NotificationCategory, boolean>;

const isUnmissable = (category: string) => (unmissableCategories as readonly string[]).includes(category);

/** What somebody is written about by e-mail. What nobody must miss is only said. */
export function CategoryFields({ of }: { of: FieldsOf<Partial<Categories>> }) {
  const t = useT();
  return (
    <FieldSet legend={t("categories")}>
      <div className="switches">
        {notificationCategories
          .filter((category) => !isUnmissable(category))
          .map((category) => (
            <CheckboxField key={category} of={of[category]} />
          ))}
        <p className="hint">{t("alwaysSent")}</p>
      </div>
    </FieldSet>
  );
}
