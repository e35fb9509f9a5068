import type { ReactNode } from "react";
import { Hidden } from "./Hidden.tsx";
import { Icon, type IconName } from "./Icon.tsx";
import { TextLink } from "./TextLink.tsx";
import { telOf } from "./tel.ts";

type PersonProps = {
  name: ReactNode;
  role?: ReactNode;
  /** Address of a square picture; without one a head is drawn. */
  picture?: string;
  /** A circle would cut the ends off a logo. */
  shape?: "round" | "square";
};

/** The name stands beside, so the picture itself says nothing new. */
export function Person({ name, role, picture, shape = "round" }: PersonProps) {
  return (
    <div className="person">
      {picture ? (
        <img className={`face ${shape}`} src={picture} alt="" width="56" height="56" />
      ) : (
        <span className="face" aria-hidden="true" />
      )}
      <div>
        <b>{name}</b>
        {role && <div className="hint">{role}</div>}
      </div>
    </div>
  );
}

export function ContactLines({ children }: { children: ReactNode }) {
  return <ul className="lines">{children}</ul>;
}

/** One way to reach someone, or one fact of an appointment. */
export function ContactLine({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <div>{children}</div>
    </li>
  );
}

type PhoneLineProps = { icon?: "phone" | "mobile"; label: ReactNode; number: string };

/** The label is for readers; for the eye there is the icon. */
export function PhoneLine({ icon = "phone", label, number }: PhoneLineProps) {
  return (
    <ContactLine icon={icon}>
      <Hidden>{label} </Hidden>
      <TextLink to={telOf(number)} dir="ltr">
        {number}
      </TextLink>
    </ContactLine>
  );
}

export function WhatsAppLine({ label, number }: { label: ReactNode; number: string }) {
  return (
    <ContactLine icon="whatsapp">
      <TextLink to={`https://wa.me/${number.replace(/\D/g, "")}`} rel="noreferrer">
        {label}
      </TextLink>
    </ContactLine>
  );
}

export function MailLine({ label, address }: { label: ReactNode; address: string }) {
  return (
    <ContactLine icon="mail">
      <Hidden>{label} </Hidden>
      <TextLink to={`mailto:${address}`} dir="ltr">
        {address}
      </TextLink>
    </ContactLine>
  );
}
