import type { ReactNode } from "react";
import { FieldSet } from "#app/ui/field/FieldSet.tsx";
import { FieldError, FieldHint } from "#app/ui/field/FieldWords.tsx";
import { type Field, textOf, useFieldParts } from "./field-parts.ts";

interface Props {
  of: Field;
  level?: 2 | 3;
  /** The whole stored answer in words. */
  inWords?: (stored: unknown) => string;
  children: ReactNode;
}

/** Several fields that are stored as one answer; errors of the answer as a whole stand here. */
export function FieldGroup({ of, inWords = partsInWords, children, ...attributes }: Props) {
  const { frame, control } = useFieldParts(of, { inWords });
  return (
    <FieldSet
      {...attributes}
      legend={frame.label}
      id={of.id}
      tabIndex={-1}
      aria-describedby={control["aria-describedby"]}
    >
      {frame.hint && <FieldHint id={of.id}>{frame.hint}</FieldHint>}
      {frame.error && <FieldError id={of.id}>{frame.error}</FieldError>}
      {children}
    </FieldSet>
  );
}

const partsInWords = (stored: unknown) =>
  Object.values(stored ?? {})
    .map(textOf)
    .filter(Boolean)
    .join(", ");
