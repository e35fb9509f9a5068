import type { InputHTMLAttributes, ReactNode } from "react";
import { classNames } from "../class-names.ts";

type TextInputProps = InputHTMLAttributes<HTMLInputElement> & {
  invalid?: boolean;
  /** short: a postcode or a number; moment: a day and time; code: six digits, large and spaced. */
  shape?: "full" | "short" | "moment" | "code";
  /** Stands in the field, after what is typed. */
  end?: ReactNode;
};

/** The size is for text browsers; elsewhere the style sheet decides. */
export function TextInput({ invalid, shape = "full", end, className, ...attributes }: TextInputProps) {
  const bad = invalid ?? Boolean(attributes["aria-invalid"]);
  const look = "rt-TextFieldRoot rt-r-size-3 rt-variant-surface";
  return (
    <div
      className={classNames(
        look,
        shape === "short" && "short",
        shape === "moment" && "moment",
        shape === "code" && "code",
        bad && "bad-field",
      )}
    >
      <input
        type="text"
        size={shape === "full" ? 40 : undefined}
        {...attributes}
        className={classNames("rt-reset rt-TextFieldInput", className)}
        aria-invalid={bad}
      />
      {end}
    </div>
  );
}
