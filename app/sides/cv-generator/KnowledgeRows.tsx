import { FieldGroup } from "#app/forms/fields/FieldGroup.tsx";
import { type Option, textOf } from "#app/forms/fields/field-parts.ts";
import { SelectField } from "#app/forms/fields/SelectField.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import { useRowChange } from "#app/forms/form-errors.ts";
import type { FormField } from "#app/forms/form-fields.ts";
import { AddRow, RemoveRow } from "#app/forms/RowButtons.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { languageLevels, softwareLevels } from "#contract/enumerations/people.ts";
import { limits } from "#contract/limits.ts";
import type { Knowledge } from "./knowledge.form.server.ts";

/**
 * Plain submit buttons add and remove rows: the server answers with the changed page, and the reader goes on at the new
 * row, or at the button below a removed one.
 */
export function LanguageRows({ of, languages }: { of: FormField<Knowledge["languages"]>; languages: Option[] }) {
  const t = useT();
  const levels = languageLevels.map((value) => ({ value, label: t(`answers:languageLevel.${value}`) }));
  const rows = of.getFieldList();
  const changed = useRowChange(of.name);
  return (
    <FieldGroup of={of}>
      {rows.map((row, index) => {
        const { code, level } = row.getFieldset();
        const language = languages.find(({ value }) => value === textOf(code.initialValue))?.label;
        return (
          <div className="skill" key={row.key}>
            <SelectField
              of={code}
              options={languages}
              required
              autoFocus={changed === "insert" && index === rows.length - 1}
            />
            <SelectField of={level} options={levels} required />
            <RemoveRow list={of.name} index={index}>
              <Icon name="trash" />
              <Hidden>{language ? t("removeNamed", { name: language }) : t("removeRow")}</Hidden>
            </RemoveRow>
          </div>
        );
      })}
      <AddRow list={of.name} count={rows.length} most={limits.languages} autoFocus={changed === "remove"}>
        {t("addLanguage")}
      </AddRow>
    </FieldGroup>
  );
}

export function SoftwareRows({ of }: { of: FormField<Knowledge["software"]> }) {
  const t = useT();
  const levels = softwareLevels.map((value) => ({ value, label: t(`softwareLevel.${value}`) }));
  const rows = of.getFieldList();
  const changed = useRowChange(of.name);
  return (
    <FieldGroup of={of}>
      {rows.map((row, index) => {
        const { name, level } = row.getFieldset();
        const named = textOf(name.initialValue);
        return (
          <div className="skill" key={row.key}>
            <TextField of={name} required autoFocus={changed === "insert" && index === rows.length - 1} />
            <SelectField of={level} options={levels} required />
            <RemoveRow list={of.name} index={index}>
              <Icon name="trash" />
              <Hidden>{named ? t("removeNamed", { name: named }) : t("removeRow")}</Hidden>
            </RemoveRow>
          </div>
        );
      })}
      <AddRow list={of.name} count={rows.length} most={limits.curriculumVitaeEntries} autoFocus={changed === "remove"}>
        {t("addSoftware")}
      </AddRow>
    </FieldGroup>
  );
}
