import type { InputHTMLAttributes } from "react";
import { classNames } from "../class-names.ts";

type FileInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & { invalid?: boolean };

export function FileInput({ invalid, className, ...attributes }: FileInputProps) {
  const bad = invalid ?? Boolean(attributes["aria-invalid"]);
  return (
    <input
      {...attributes}
      type="file"
      className={classNames("file-input", bad && "bad-field", className)}
      aria-invalid={bad}
    />
  );
}
