import type { ComponentProps } from "react";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import type { Values } from "#app/i18n/translate.ts";
import { FieldFrame } from "#app/ui/field/FieldFrame.tsx";
import { TextInput } from "#app/ui/field/TextInput.tsx";
import { Unstyled } from "#app/ui/Unstyled.tsx";
import { type Field, textOf, useFieldParts } from "./field-parts.ts";

interface Props extends Omit<ComponentProps<typeof TextInput>, "name" | "id" | "invalid"> {
  of: Field;
  inWords?: (stored: unknown) => string;
  /** What the words about the field are filled with. */
  values?: Values;
  /** How to type the value where the browser has no control for it. */
  format?: string;
}

/** One line: text, e-mail, phone, number, password. Latin values stay left to right (`dir`). */
export function TextField({ of, required, inWords, values, format, ...attributes }: Props) {
  const { frame, control } = useFieldParts(of, { required, inWords, values });
  return (
    <FieldFrame {...frame}>
      {format && <Unstyled> {format} </Unstyled>}
      <TextInput
        placeholder={format}
        key={of.key}
        defaultValue={textOf(of.initialValue)}
        {...control}
        {...attributes}
      />
    </FieldFrame>
  );
}

/** A day: the browser's own picker where there is one, typed as 15.03.2026 elsewhere. */
export function DayField(props: Omit<Props, "type" | "shape" | "inWords" | "format">) {
  const t = useT();
  return (
    <TextField {...props} type="date" shape="short" dir="ltr" inWords={dayInWords} format={t("forms:dayFormat")} />
  );
}
const dayInWords = (stored: unknown) => (typeof stored === "string" ? formatDay(stored) : "");

/** A day and time in Germany: the browser's own picker where there is one, typed as 15.03.2026, 10:00 elsewhere. */
export function MomentField(props: Omit<Props, "type" | "shape" | "inWords" | "format">) {
  const t = useT();
  return <TextField {...props} type="datetime-local" shape="moment" dir="ltr" format={t("forms:momentFormat")} />;
}
