import type { FieldsetHTMLAttributes, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Heading } from "../Heading.tsx";

interface Props extends FieldsetHTMLAttributes<HTMLFieldSetElement> {
  legend: ReactNode;
  level?: 2 | 3;
}

/** Fields that belong together, under a heading of their own. */
export function FieldSet({ legend, level = 2, className, children, ...attributes }: Props) {
  return (
    <fieldset {...attributes} className={classNames("stack-m", className)}>
      <legend>
        <Heading level={level} size={level === 2 ? "panel" : "card"}>
          {legend}
        </Heading>
      </legend>
      {children}
    </fieldset>
  );
}
