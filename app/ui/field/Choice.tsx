import type { InputHTMLAttributes, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { Revealed } from "./Reveal.tsx";

type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  label: ReactNode;
  hint?: ReactNode;
  invalid?: boolean;
  "data-reveals"?: Revealed;
};

const RADIO = "rt-reset rt-BaseRadioRoot rt-RadioRoot rt-r-size-3 rt-variant-surface rt-high-contrast";

function ChoiceRow({ label, hint, invalid, ...attributes }: ChoiceProps & { type: "radio" | "checkbox" }) {
  const bad = invalid ?? Boolean(attributes["aria-invalid"]);
  return (
    <div className="option">
      <label className={classNames("choice", bad && "bad-field")}>
        <input {...attributes} aria-invalid={bad} />{" "}
        <span>
          {label}
          {hint && <span className="hint"> {hint}</span>}
        </span>
      </label>
    </div>
  );
}

/** The whole row is the label. */
export function RadioChoice({ className, ...attributes }: ChoiceProps) {
  return <ChoiceRow {...attributes} type="radio" className={classNames(RADIO, className)} />;
}

/** Says what it posts: edbrowse posts nothing for a box without a value. */
export function CheckboxChoice({ className, value = "on", ...attributes }: ChoiceProps) {
  return <ChoiceRow {...attributes} value={value} type="checkbox" className={classNames("check", className)} />;
}
