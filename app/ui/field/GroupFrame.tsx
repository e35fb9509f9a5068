import { classNames } from "../class-names.ts";
import { FieldError, FieldHint, type FrameProps, LabelWords } from "./FieldWords.tsx";

/** Short answers stand side by side, two on phones and four elsewhere; longer ones below each other. */
type ChoiceLayout = "few" | "list";

/** Choices under one question. The error summary links to the fieldset, hence it takes focus. */
export function GroupFrame({ id, hint, error, layout, children, ...words }: FrameProps & { layout?: ChoiceLayout }) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <fieldset className="field" id={id} tabIndex={-1} aria-describedby={described || undefined}>
      <legend>
        <LabelWords {...words} />
      </legend>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      {error && <FieldError id={id}>{error}</FieldError>}
      <div className={classNames("choices", layout)}>{children}</div>
    </fieldset>
  );
}
