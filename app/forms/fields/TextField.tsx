import type { InputHTMLAttributes } from "react";
import { formatDay } from "#app/i18n/format.ts";
import { FieldFrame } from "#app/ui/field/FieldFrame.tsx";
import { TextInput } from "#app/ui/field/TextInput.tsx";
import { type Field, textOf, useFieldParts } from "./field-parts.ts";

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, "name" | "id"> {
  of: Field;
  shape?: "full" | "short" | "code";
  inWords?: (stored: unknown) => string;
}

/** One line: text, e-mail, phone, number, password. Latin values stay left to right (`dir`). */
export function TextField({ of, required, inWords, ...attributes }: Props) {
  const { frame, control } = useFieldParts(of, { required, inWords });
  return (
    <FieldFrame {...frame}>
      <TextInput key={of.key} defaultValue={textOf(of.initialValue)} {...control} {...attributes} />
    </FieldFrame>
  );
}

/** A day: the browser's own picker where there is one, typed as 15.03.2026 elsewhere. */
export const DayField = (props: Omit<Props, "type" | "shape" | "inWords">) => (
  <TextField {...props} type="date" shape="short" dir="ltr" inWords={dayInWords} />
);
const dayInWords = (stored: unknown) => (typeof stored === "string" ? formatDay(stored) : "");
