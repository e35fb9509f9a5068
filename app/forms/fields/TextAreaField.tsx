import { useState } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { FieldFrame } from "#app/ui/field/FieldFrame.tsx";
import { TextAreaInput } from "#app/ui/field/TextAreaInput.tsx";
import { type Field, textOf, useFieldParts } from "./field-parts.ts";

interface Props {
  of: Field;
  /** Characters allowed; counted, never cut off: what is too long stays and is told. */
  limit: number;
  rows?: number;
}

export function TextAreaField({ of, limit, rows = 4 }: Props) {
  const t = useT();
  const { frame, control } = useFieldParts(of);
  const initial = textOf(of.initialValue);
  const [typed, setTyped] = useState(initial);
  return (
    <FieldFrame {...frame} after={t("forms:characters", { count: typed.length, limit })}>
      <TextAreaInput
        key={of.key}
        rows={rows}
        defaultValue={initial}
        onChange={(event) => setTyped(event.currentTarget.value)}
        {...control}
      />
    </FieldFrame>
  );
}
