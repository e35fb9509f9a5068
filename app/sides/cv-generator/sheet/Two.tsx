import type { ReactNode } from "react";

/** One or both of two things, in words of the language that leave a `|` for each. */
export function Two({ words, first, second }: { words: string; first: ReactNode; second: ReactNode }) {
  if (!first || !second) return first || second;
  const [before, between, after] = words.split("|");
  return (
    <>
      {before}
      {first}
      {between}
      {second}
      {after}
    </>
  );
}
