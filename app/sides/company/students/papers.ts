import type { Student } from "#contract/entities/contract.ts";

/** A student's papers in short: what is most in need of somebody comes first. */
export function papersInShort({ papers }: Pick<Student, "papers">) {
  const count = (state: Student["papers"][number]["state"]) => papers.filter((paper) => paper.state === state).length;
  const [refused, missing, later] = [count("refused"), count("missing"), count("later")];
  if (refused > 0) return { key: "refused", count: refused, state: "bad" } as const;
  if (missing > 0) return { key: "missing", count: missing, state: "open" } as const;
  if (later > 0) return { key: "later", count: later, state: "them" } as const;
  return count("accepted") > 0
    ? ({ key: "accepted", count: papers.length, state: "done" } as const)
    : ({ key: "saved", count: papers.length, state: "them" } as const);
}
