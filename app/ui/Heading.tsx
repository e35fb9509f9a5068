import type { HTMLAttributes } from "react";
import { classNames } from "./class-names.ts";

type HeadingSize = "card" | "panel" | "section" | "page" | "giant";
type HeadingProps = HTMLAttributes<HTMLHeadingElement> & { level: 1 | 2 | 3 | 4; size?: HeadingSize };

const SIZE = {
  card: "rt-r-size-4",
  panel: "rt-r-size-5",
  section: "rt-r-size-6",
  page: "rt-r-size-7 sm:rt-r-size-8",
  giant: "rt-r-size-8 sm:rt-r-size-9",
};
const SIZE_OF_LEVEL = { 1: "page", 2: "section", 3: "card", 4: "card" } as const;

/** The level is the outline, the size only the look; without one the level decides. */
export function Heading({ level, size = SIZE_OF_LEVEL[level], className, ...attributes }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...attributes} className={classNames("rt-Heading", SIZE[size], className)} />;
}
