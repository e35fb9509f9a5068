import { Children as Each, Fragment, isValidElement, type ReactNode } from "react";
import type { Accent } from "./accent.ts";

type Children = { children: ReactNode };

/** The full width of the page, its parts one below the other. */
export function Wrap({ children }: Children) {
  return <div className="wrap stack-l">{children}</div>;
}

/** A column of text, about 70 characters wide. Stands inside a Wrap. */
export function Column({ children }: Children) {
  return <div className="col stack-l">{children}</div>;
}

/** The same as the whole of a page. */
export function TextColumn({ children }: Children) {
  return (
    <div className="wrap">
      <Column>{children}</Column>
    </div>
  );
}

/** Steps beside a form from 1024 px, above it on narrower screens. */
export function WithRail({ rail, children }: Children & { rail: ReactNode }) {
  return (
    <div className="wrap two rail">
      <div>{rail}</div>
      <div className="stack-l">{children}</div>
    </div>
  );
}

/** Cards beside the text from 1024 px, below it on narrower screens. Stands inside a Wrap. */
export function WithAside({ aside, accent, children }: Children & { aside: ReactNode; accent?: Accent }) {
  return (
    <div className="two">
      <div className="stack-l">{children}</div>
      {aside && (
        <aside className="stack" data-accent-color={accent}>
          {aside}
        </aside>
      )}
    </div>
  );
}

/** Two equal columns from 1024 px. Stands inside a Wrap. */
export function Halved({ children }: Children) {
  return <div className="two half">{children}</div>;
}

const STACK = { parts: "stack", fields: "stack-m", sections: "stack-l" };

/** One below the other: parts of one thing 16 px apart, fields of a form 32 px, sections 48 px. */
export function Stack({ of = "parts", children }: Children & { of?: keyof typeof STACK }) {
  return <div className={STACK[of]}>{children}</div>;
}

/** Items in a row: spaces separate them where there is no style sheet. */
export function Apart({ children }: Children) {
  return Each.map(children, (each) =>
    isValidElement<Children>(each) && each.type === Fragment ? <Apart>{each.props.children}</Apart> : <>{each} </>,
  );
}

/** Buttons and links at the end of a form; full width on phones. The note stands below. */
export function Actions({ note, children }: Children & { note?: ReactNode }) {
  return (
    <div>
      <div className="actions">
        <Apart>{children}</Apart>
      </div>
      {note && <p className="hint after">{note}</p>}
    </div>
  );
}
