import { useT } from "#app/i18n/I18n.tsx";
import { FieldFrame } from "#app/ui/field/FieldFrame.tsx";
import { SelectInput } from "#app/ui/field/SelectInput.tsx";
import { type Field, labelOfOption, type Option, textOf, useFieldParts } from "./field-parts.ts";

interface Props {
  of: Field;
  options: Option[];
  required?: boolean;
  autoComplete?: string;
  /** The empty first option: "Please choose", or what leaving it empty means. */
  empty?: string;
  autoFocus?: boolean;
  /** The form that it belongs to, where it stands in another one. */
  form?: string;
}

/** A native select with an empty first option: nothing is chosen for anyone. */
export function SelectField({ of, options, required, empty, ...attributes }: Props) {
  const t = useT();
  const { frame, control } = useFieldParts(of, { required, inWords: labelOfOption(options) });
  return (
    <FieldFrame {...frame}>
      <SelectInput key={of.key} defaultValue={textOf(of.initialValue)} {...attributes} {...control}>
        <option value="">{empty ?? t("forms:choose")}</option>
        {options.map(({ value, label, lang, reveals }) => (
          <option key={value} value={value} lang={lang} data-reveals={reveals}>
            {label}
          </option>
        ))}
      </SelectInput>
    </FieldFrame>
  );
}
