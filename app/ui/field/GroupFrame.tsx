import { FieldError, FieldHint, type FrameProps, LabelWords } from "./FieldWords.tsx";

/** Choices under one question. The error summary links to the fieldset, hence it takes focus. */
export function GroupFrame({ id, hint, error, children, ...words }: FrameProps) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <fieldset className="field" id={id} tabIndex={-1} aria-describedby={described || undefined}>
      <legend>
        <LabelWords {...words} />
      </legend>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      {error && <FieldError id={id}>{error}</FieldError>}
      <div className="choices">{children}</div>
    </fieldset>
  );
}
