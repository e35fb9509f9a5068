import type { ReactNode } from "react";

/** Which element beside a question an answer reveals; the style sheet knows two. */
export type Revealed = 1 | 2;

/** Shown only after the answer beside or around it that `reveals` it; always in a browser without :has(). */
export function Reveal({ nth = 1, children }: { nth?: Revealed; children: ReactNode }) {
  return (
    <div className="reveal" data-revealed={nth}>
      {children}
    </div>
  );
}
