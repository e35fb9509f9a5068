import { type Field, useFieldParts } from "#app/forms/fields/field-parts.ts";
import { useStoredValue } from "#app/forms/stored-values.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { CheckboxChoice } from "#app/ui/field/Choice.tsx";
import { FieldSet } from "#app/ui/field/FieldSet.tsx";
import { FieldError } from "#app/ui/field/FieldWords.tsx";
import { Text } from "#app/ui/Text.tsx";
import type { Permission } from "#contract/enumerations/companies.ts";

/** The eleven rights as people think of them, what is done most often first. */
const groups = {
  jobOpenings: ["createJobOpenings", "editJobOpenings"],
  contracts: ["requestContracts", "editContracts", "viewStudentContracts"],
  employees: ["createEmployees", "editEmployees", "deleteEmployees"],
  company: ["editCompanyMasterData", "editCompanyPortrait", "editCompanyPaymentDetails"],
} as const satisfies Record<string, readonly Permission[]>;
const names = Object.keys(groups) as (keyof typeof groups)[];

interface Props {
  of: Field;
  legend: string;
  /** What the reader has and thus may give and take; the others stay as they are. */
  own: readonly Permission[];
}

/** Rights to give or take, each with what one can do with it. */
export function RightsFields({ of, legend, own }: Props) {
  const t = useT();
  const inWords = (rights: unknown) =>
    [rights ?? []]
      .flat()
      .map((right) => t(`rights:right.${right as Permission}.label`))
      .join(", ");
  const { frame, control } = useFieldParts(of, { inWords });
  const chosen = [of.initialValue ?? []].flat();
  // A right that the reader lacks is no answer of theirs: after a refusal it is posted as it is stored by then.
  const stored = [useStoredValue(of.name) ?? []].flat();
  return (
    <FieldSet legend={legend} id={of.id} tabIndex={-1} aria-describedby={control["aria-describedby"]}>
      {frame.error && <FieldError id={of.id}>{frame.error}</FieldError>}
      {names.map((group) => (
        <fieldset key={group} className="stack-s">
          <legend>{t(`rights:group.${group}`)}</legend>
          {group === "contracts" && (
            <Text size={2} muted>
              {t("rights:personal")}
            </Text>
          )}
          <div className="rights">
            {groups[group].map((right) =>
              own.includes(right) ? (
                <CheckboxChoice
                  key={`${of.key}-${right}`}
                  name={control.name}
                  value={right}
                  label={t(`rights:right.${right}.label`)}
                  hint={t(`rights:right.${right}.hint`)}
                  defaultChecked={chosen.includes(right)}
                />
              ) : (
                <FixedRight key={right} name={control.name} right={right} isGiven={stored.includes(right)} />
              ),
            )}
          </div>
        </fieldset>
      ))}
    </FieldSet>
  );
}

/** A right that the reader lacks: it is posted as it is stored. */
function FixedRight({ name, right, isGiven }: { name: string; right: Permission; isGiven: boolean }) {
  const t = useT();
  return (
    <p className="fixed-right">
      {isGiven && <input type="hidden" name={name} value={right} />}
      <span>{t(`rights:right.${right}.label`)}</span>{" "}
      <span className="hint">{t(isGiven ? "rights:fixed.given" : "rights:fixed.notGiven")}</span>
    </p>
  );
}
