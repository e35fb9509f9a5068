import type { ReactNode } from "react";
import { FieldError, FieldHint, type FrameProps, LabelWords } from "./FieldWords.tsx";

/** Label, hint, error, control: in this order a keyboard on screen hides none of it. `after` is for a count. */
export function FieldFrame({ id, hint, error, after, children, ...words }: FrameProps & { after?: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>
        <LabelWords {...words} />
      </label>{" "}
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      {error && <FieldError id={id}>{error}</FieldError>}
      {children}
      {after && <p className="hint count">{after}</p>}
    </div>
  );
}
