import type { InputHTMLAttributes } from "react";
import { FieldFrame } from "#app/ui/field/FieldFrame.tsx";
import { TextInput } from "#app/ui/field/TextInput.tsx";
import { type Field, textOf, useFieldParts } from "./field-parts.ts";

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, "name" | "id"> {
  of: Field;
  shape?: "full" | "short" | "code";
  /** What is stored, for when this edit turns out to be stale. */
  stored?: string | null;
}

/** One line: text, e-mail, phone, number, password. Latin values stay left to right (`dir`). */
export function TextField({ of, stored, ...attributes }: Props) {
  const { frame, control } = useFieldParts(of, stored ?? undefined);
  return (
    <FieldFrame {...frame}>
      <TextInput key={of.key} defaultValue={textOf(of.initialValue)} {...control} {...attributes} />
    </FieldFrame>
  );
}

/** A day: the browser's own picker where there is one, typed as 15.03.2026 elsewhere. */
export const DayField = (props: Omit<Props, "type" | "shape">) => (
  <TextField {...props} type="date" shape="short" dir="ltr" />
);
