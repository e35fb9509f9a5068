import type { ReactNode } from "react";
import { Mark } from "../Mark.tsx";
import { Unstyled } from "../Unstyled.tsx";

export type FrameProps = {
  id: string;
  label: ReactNode;
  required?: boolean;
  /** "optional" in words. */
  optionalLabel?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  children: ReactNode;
};

/** The control itself is `required`, so the asterisk is only for the eye. It stays with the last word. */
export function LabelWords({
  label,
  required,
  optionalLabel,
}: Pick<FrameProps, "label" | "required" | "optionalLabel">) {
  return (
    <>
      {label}
      {required && (
        <span className="required" aria-hidden="true">
          {"\u00a0*"}
        </span>
      )}
      {optionalLabel && <span className="optional"> {optionalLabel}</span>}
    </>
  );
}

/** Explains the asterisk once, above the form. */
export function RequiredNote({ children }: { children: ReactNode }) {
  return (
    <p className="hint">
      <span className="required">*</span> {children}
    </p>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="err" id={`${id}-error`}>
      <Mark state="bad" />
      <Unstyled>! </Unstyled>
      <span>{children}</span>
    </p>
  );
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="hint" id={`${id}-hint`}>
      {children}
    </p>
  );
}
