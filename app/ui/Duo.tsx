import { classNames } from "./class-names.ts";

/** How near study and practice have come: 1 far apart … 4 joined; "apart" is lost (404). */
export type Halves = 1 | 2 | 3 | 4 | "apart";

const DISTANCE = { 1: "g1", 2: "g2", 3: "g3", 4: "g4", apart: "apart" };

type DuoProps = { group?: Halves; className?: string };

/** The two halves. Always decoration: words beside it say the same. */
export function Duo({ group, className }: DuoProps) {
  return <span className={classNames("duo", group && DISTANCE[group], className)} aria-hidden="true" />;
}
