import { Children, type ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import { Link } from "./Link.tsx";

type RowProps = { id?: string; title: ReactNode; hint?: ReactNode; end?: ReactNode; children?: ReactNode };
type FileRowProps = { to: string; name: ReactNode; facts?: ReactNode; status?: ReactNode; children?: ReactNode };

/** Items one below the other, separated by hairlines; without any there is no list. */
export function Rows({ children }: { children: ReactNode }) {
  return Children.count(children) > 0 ? <ul className="rows">{children}</ul> : null;
}

/** An item with its state at the end of the row, below it on phones; with an id, links can lead to it. */
export function Row({ id, title, hint, end, children }: RowProps) {
  return (
    <li className="item" id={id} tabIndex={id ? -1 : undefined}>
      <div>
        <b>{title}</b>
        {hint && <div className="hint">{hint}</div>}
        {children}
      </div>
      {end && <div>{end}</div>}
    </li>
  );
}

/** An uploaded file. The link is a full load, so that the browser gets the file; children are its actions. */
export function FileRow({ to, name, facts, status, children }: FileRowProps) {
  return (
    <li className="item">
      <div className="file">
        <Icon name="file" />
        <div>
          <Link className="link" to={to} reloadDocument>
            <bdi>{name}</bdi>
          </Link>
          {facts && <div className="hint">{facts}</div>}
          {status}
        </div>
      </div>
      {children && <div className="row">{children}</div>}
    </li>
  );
}
