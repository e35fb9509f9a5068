import type { HTMLAttributes } from "react";
import type { Accent } from "./accent.ts";
import { classNames } from "./class-names.ts";

type CardProps = HTMLAttributes<HTMLElement> & { as?: "div" | "section" | "aside"; tint?: boolean; accent?: Accent };

/** Only for content apart from the flow; tinted for the act that is due. */
export function Card({ as: Element = "section", tint, accent, className, ...attributes }: CardProps) {
  return (
    <Element
      {...attributes}
      className={classNames("card stack", tint && "tint", className)}
      data-accent-color={accent}
    />
  );
}
