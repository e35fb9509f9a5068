import type { HTMLAttributes } from "react";
import { classNames } from "./class-names.ts";

type TextProps = HTMLAttributes<HTMLElement> & {
  as?: "p" | "span" | "figcaption";
  size?: 2 | 3 | 4 | 5;
  muted?: boolean;
};

const SIZE = { 2: "rt-r-size-2", 3: "rt-r-size-3", 4: "rt-r-size-4", 5: "rt-r-size-5" };

/** 2 hints and dates, 3 body, 4 lead, 5 greeting. Nothing is smaller than 2. */
export function Text({ as: Element = "p", size = 3, muted, className, ...attributes }: TextProps) {
  return <Element {...attributes} className={classNames("rt-Text", SIZE[size], muted && "muted", className)} />;
}
