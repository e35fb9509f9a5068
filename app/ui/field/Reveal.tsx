import type { ReactNode } from "react";

/** Which of the things beside a question an answer reveals; the style sheet knows two. */
export type Revealed = 1 | 2;

/** Asked only after an answer, beside it or within it, that `reveals` it; in a browser that cannot tell, always. */
export function Reveal({ nth = 1, children }: { nth?: Revealed; children: ReactNode }) {
  return (
    <div className="reveal" data-revealed={nth}>
      {children}
    </div>
  );
}
