import type { TextareaHTMLAttributes } from "react";
import { classNames } from "../class-names.ts";

type TextAreaInputProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { invalid?: boolean };

export function TextAreaInput({ invalid, className, ...attributes }: TextAreaInputProps) {
  const bad = invalid ?? Boolean(attributes["aria-invalid"]);
  return (
    <div className={classNames("rt-TextAreaRoot rt-r-size-3 rt-variant-surface", bad && "bad-field")}>
      <textarea
        rows={4}
        cols={60}
        {...attributes}
        className={classNames("rt-reset rt-TextAreaInput", className)}
        aria-invalid={bad}
      />
    </div>
  );
}
