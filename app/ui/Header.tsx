import { Fragment, type ReactNode } from "react";
import { Duo } from "./Duo.tsx";
import { Link } from "./Link.tsx";
import { Menu, type NavigationItem, NavigationLink } from "./Menu.tsx";

type HeaderProps = {
  /** A logo stands for the mark and the strong words. */
  wordmark: {
    to: string;
    logo?: { url: string; alt: string; width: number; height: number };
    strong?: ReactNode;
    rest: ReactNode;
  };
  navigation?: { label: string; items: NavigationItem[] };
  /** The menu of the signed-in person, or of a visitor who may sign in; `end` is the form that signs out. */
  user?: { label: ReactNode; items: NavigationItem[]; end?: ReactNode };
  /** Words on the menu of narrow screens. */
  menuLabel: ReactNode;
};

export function Header({ wordmark, navigation, user, menuLabel }: HeaderProps) {
  const groups = [navigation?.items ?? [], user?.items ?? []];
  return (
    <header className="top">
      <div className="wrap">
        <Link className="word" to={wordmark.to}>
          {wordmark.logo ? <Logo {...wordmark.logo} /> : <Duo />}
          <span>
            {wordmark.strong && <b>{wordmark.strong}</b>}
            {wordmark.rest}
          </span>
        </Link>{" "}
        {navigation && (
          <nav className="nav" aria-label={navigation.label}>
            {navigation.items.map((item) => (
              <Fragment key={item.to}>
                <NavigationLink {...item} />{" "}
              </Fragment>
            ))}
          </nav>
        )}
        {user && <Menu className="menu wide" label={user.label} groups={[user.items]} end={user.end} />}
        {(user || navigation) && <Menu className="menu small" label={menuLabel} groups={groups} end={user?.end} />}
      </div>
    </header>
  );
}

const Logo = ({ url, ...attributes }: NonNullable<HeaderProps["wordmark"]["logo"]>) => (
  <img {...attributes} src={url} alt={attributes.alt} />
);
