import type { ButtonHTMLAttributes, ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./Icon.tsx";
import { Link } from "./Link.tsx";

/** `quiet`: looks like a link, beside a button that weighs more. */
type ButtonKind = "primary" | "secondary" | "destructive" | "quiet";
type ButtonLook = { kind?: ButtonKind; arrow?: boolean };
type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonLook & { busy?: boolean; busyLabel?: ReactNode };
type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook;

const LOOK = {
  primary: "rt-reset rt-BaseButton rt-Button rt-r-size-4 rt-variant-solid rt-high-contrast",
  secondary: "rt-reset rt-BaseButton rt-Button rt-r-size-3 rt-variant-outline",
  destructive: "rt-reset rt-BaseButton rt-Button rt-r-size-3 rt-variant-outline",
  quiet: "rt-reset link",
};

function accentOf(kind: ButtonKind): string {
  return kind === "destructive" ? "red" : "";
}

/** One primary button per page. The old words stay inside, unseen, so that a busy button never shrinks. */
export function Button({
  kind = "secondary",
  arrow,
  busy,
  busyLabel,
  className,
  children,
  ...attributes
}: ButtonProps) {
  return (
    <button
      {...attributes}
      className={classNames(LOOK[kind], className)}
      data-accent-color={accentOf(kind)}
      aria-busy={busy || undefined}
      aria-disabled={busy || attributes["aria-disabled"]}
    >
      {busy && busyLabel ? (
        <span className="swap">
          <span hidden>{children}</span>
          <span>{busyLabel}</span>
        </span>
      ) : (
        children
      )}
      {(arrow ?? kind === "primary") && <Icon name="arrow" />}
    </button>
  );
}

export function ButtonLink({ kind = "secondary", arrow, className, children, ...attributes }: ButtonLinkProps) {
  return (
    <Link {...attributes} className={classNames(LOOK[kind], className)} data-accent-color={accentOf(kind)}>
      {children}
      {(arrow ?? kind === "primary") && <Icon name="arrow" />}
    </Link>
  );
}
