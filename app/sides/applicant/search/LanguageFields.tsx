import { FieldGroup } from "#app/forms/fields/FieldGroup.tsx";
import { type Option, textOf } from "#app/forms/fields/field-parts.ts";
import { SelectField } from "#app/forms/fields/SelectField.tsx";
import { DayField } from "#app/forms/fields/TextField.tsx";
import { useRowChange } from "#app/forms/form-errors.ts";
import { AddRow, RemoveRow } from "#app/forms/RowButtons.tsx";
import type { PortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { FieldSet } from "#app/ui/field/FieldSet.tsx";
import { Reveal } from "#app/ui/field/Reveal.tsx";
import { germanAuthorities, languageLevels } from "#contract/enumerations/people.ts";
import { limits } from "#contract/limits.ts";
import type { Graduation } from "./graduation.form.server.ts";

const native = limits.languageLevels.max;

interface Props {
  of: PortalForm<Graduation>;
  languages: Option[];
}

/** German first, with its proof; then any other languages. Plain submit buttons add and remove rows. */
export function LanguageFields({ of: { fields }, languages }: Props) {
  const t = useT();
  const levels = languageLevels.map((value) => ({ value, label: t(`answers:languageLevel.${value}`) }));
  const others = languages.filter(({ value }) => value !== "de");
  const [german, ...rows] = fields.languageSkills.getFieldList();
  const { name } = fields.languageSkills;
  // Restores the reader's place: at the new row, or at the button below a removed row.
  const changed = useRowChange(name);
  const inWords = (stored: unknown) =>
    (stored as { code: string; level?: number }[])
      .map(({ code, level }) => {
        const language = languages.find(({ value }) => value === code)?.label ?? code;
        return `${language} ${level ? t(`answers:languageLevel.${level}`) : ""}`;
      })
      .join(", ");
  return (
    <FieldGroup of={fields.languageSkills} inWords={inWords}>
      {german && (
        <>
          <input type="hidden" name={german.getFieldset().code.name} value="de" />
          <SelectField
            of={german.getFieldset().level}
            options={levels.map((level) => ({ ...level, reveals: level.value < native ? 1 : undefined }))}
          />
        </>
      )}
      <Reveal>
        <FieldSet level={3} legend={t("proof")}>
          <p className="hint">{t("proofHint")}</p>
          <SelectField
            of={fields.accreditedAuthorityGermanLanguage}
            options={germanAuthorities.map((value) => ({ value, label: t(`answers:authority.${value}`) }))}
          />
          <DayField of={fields.accreditationDateGermanSkills} />
        </FieldSet>
      </Reveal>
      {rows.map((row, at) => {
        const { code, level } = row.getFieldset();
        const language = languages.find(({ value }) => value === textOf(code.initialValue))?.label;
        return (
          <div className="pair" key={row.key}>
            <SelectField of={code} options={others} autoFocus={changed === "insert" && at === rows.length - 1} />
            <SelectField of={level} options={levels} />
            <RemoveRow list={name} index={at + 1}>
              {language ? t("removeLanguage", { language }) : t("removeRow")}
            </RemoveRow>
          </div>
        );
      })}
      <AddRow list={name} count={rows.length + 1} most={limits.languages} autoFocus={changed === "remove"}>
        {t("addLanguage")}
      </AddRow>
    </FieldGroup>
  );
}
