import { useT } from "#app/i18n/I18n.tsx";
import { CheckboxChoice, RadioChoice } from "#app/ui/field/Choice.tsx";
import { FieldError, LabelWords } from "#app/ui/field/FieldWords.tsx";
import { GroupFrame } from "#app/ui/field/GroupFrame.tsx";
import type { Revealed } from "#app/ui/field/Reveal.tsx";
import { keyOf } from "../error-text.ts";
import { type Field, labelOfOption, type Option, textOf, useFieldParts } from "./field-parts.ts";

interface Props {
  of: Field;
  options: Option[];
  required?: boolean;
}

/** One choice of a few, all in sight. */
export function ChoiceField({ of, options, required }: Props) {
  const { frame, control } = useFieldParts(of, { required, inWords: labelOfOption(options) });
  const chosen = textOf(of.initialValue);
  return (
    <GroupFrame {...frame} layout={options.every(isShort) ? "few" : "list"}>
      {options.map(({ value, label, hint, picture, reveals }) => (
        <RadioChoice
          key={`${of.key}-${value}`}
          name={control.name}
          required={control.required}
          value={value}
          label={
            <>
              {picture} {label}
            </>
          }
          hint={hint}
          defaultChecked={String(value) === chosen}
          invalid={control["aria-invalid"]}
          data-reveals={reveals}
        />
      ))}
    </GroupFrame>
  );
}

const shortLabel = 14;
const isShort = ({ label, hint }: Option) => !hint && label.length <= shortLabel;

/** Yes or no, each with a hint where the page has words for it; neither is chosen for anyone. */
export function YesNoField({ yesReveals, ...props }: Omit<Props, "options"> & { yesReveals?: Revealed }) {
  const t = useT();
  const hintOf = (answer: string) => {
    const key = keyOf(t, props.of.name, answer);
    return t.has(key) ? t(key) : undefined;
  };
  const options = [
    { value: "yes", label: t("forms:yes"), hint: hintOf("yes"), reveals: yesReveals },
    { value: "no", label: t("forms:no"), hint: hintOf("no") },
  ];
  return <ChoiceField {...props} options={options} />;
}

/** Any number of a few. */
export function CheckboxesField({ of, options }: Omit<Props, "required">) {
  const inWords = (stored: unknown) => [stored ?? []].flat().map(labelOfOption(options)).filter(Boolean).join(", ");
  const { frame, control } = useFieldParts(of, { inWords });
  const chosen = [of.initialValue ?? []].flat();
  return (
    <GroupFrame {...frame}>
      {options.map(({ value, label, hint }) => (
        <CheckboxChoice
          key={`${of.key}-${value}`}
          name={control.name}
          value={value}
          label={label}
          hint={hint}
          defaultChecked={chosen.includes(value)}
          invalid={control["aria-invalid"]}
        />
      ))}
    </GroupFrame>
  );
}

/** A statement to be ticked. */
export function CheckboxField({ of, required }: { of: Field; required?: boolean }) {
  const t = useT();
  const { frame, control } = useFieldParts(of, { required, inWords: (stored) => t(stored ? "forms:yes" : "forms:no") });
  return (
    <div className="field">
      {frame.error && <FieldError id={of.id}>{frame.error}</FieldError>}
      <CheckboxChoice
        key={of.key}
        {...control}
        aria-describedby={frame.error && `${of.id}-error`}
        label={<LabelWords label={frame.label} required={frame.required} />}
        hint={frame.hint}
        defaultChecked={of.initialValue === "on" || of.initialValue === true}
      />
    </div>
  );
}
