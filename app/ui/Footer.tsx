import type { ReactNode } from "react";
import { Hidden } from "./Hidden.tsx";
import { Icon } from "./Icon.tsx";
import { Link } from "./Link.tsx";

type FooterLink = { to: string; label: ReactNode };
type FooterProps = {
  label: string;
  /** Imprint and privacy: they open in a new window, so that a half-filled form is kept. */
  legal: FooterLink[];
  newWindowHint: ReactNode;
  cookieSettings: FooterLink;
  /** Back to where the page begins. */
  top: FooterLink;
  /** The form with the button for the simple view. */
  simpleView: ReactNode;
  /** The language form. */
  children?: ReactNode;
};

export function Footer({ label, legal, newWindowHint, top, cookieSettings, simpleView, children }: FooterProps) {
  return (
    <footer className="foot">
      <div className="wrap">
        <nav aria-label={label}>
          <ul>
            {legal.map((link) => (
              <li key={link.to}>
                <Link to={link.to} target="_blank" rel="noopener">
                  {link.label}
                  <Icon name="external" />
                  <Hidden> {newWindowHint}</Hidden>
                </Link>
              </li>
            ))}
            <li>
              <Link to={cookieSettings.to}>{cookieSettings.label}</Link>
            </li>
            <li>{simpleView}</li>
            <li>
              <a href={top.to}>{top.label}</a>
            </li>
          </ul>
        </nav>
        {children}
      </div>
    </footer>
  );
}
