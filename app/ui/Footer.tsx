import type { ReactNode } from "react";
import { Hidden } from "./Hidden.tsx";
import { Icon } from "./Icon.tsx";
import { Link } from "./Link.tsx";
import { Ready } from "./Ready.tsx";

type FooterLink = { to: string; label: string };
type FooterLinks = {
  /** Imprint and privacy: they open in a new window, so that a half-filled form is kept. */
  legal: FooterLink[];
  newWindowHint: string;
  cookieSettings: FooterLink;
  /** Back to where the page begins. */
  top: FooterLink;
};
type FooterProps = {
  label: string;
  links: FooterLinks;
  /** The form with the button for the simple view. */
  simpleView: ReactNode;
  /** The language form. */
  children?: ReactNode;
};

export function Footer({ label, links, simpleView, children }: FooterProps) {
  return (
    <footer className="foot">
      <div className="wrap">
        <nav aria-label={label}>
          <Ready as="ul" part={Links} data={links} />
          {simpleView}
        </nav>
        {children}
      </div>
    </footer>
  );
}

const Links = ({ legal, newWindowHint, cookieSettings, top }: FooterLinks) => (
  <>
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
    <li>
      <a href={top.to}>{top.label}</a>
    </li>
  </>
);
