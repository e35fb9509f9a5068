import type { SelectHTMLAttributes } from "react";
import { classNames } from "../class-names.ts";

type SelectInputProps = SelectHTMLAttributes<HTMLSelectElement> & { invalid?: boolean };

const LOOK = "rt-reset rt-SelectTrigger rt-r-size-3 rt-variant-surface";

/** A native select; the options are its children. */
export function SelectInput({ invalid, className, ...attributes }: SelectInputProps) {
  const bad = invalid ?? Boolean(attributes["aria-invalid"]);
  return <select {...attributes} className={classNames(LOOK, bad && "bad-field", className)} aria-invalid={bad} />;
}
