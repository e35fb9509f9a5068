/** Start half filled: you act; end half: the other side acts; whole: done; ring: not begun; bad: needs correction. */
export type MarkState = "open" | "you" | "them" | "done" | "bad";

export function Mark({ state }: { state: MarkState }) {
  return <span className={`mark ${state}`} aria-hidden="true" />;
}
