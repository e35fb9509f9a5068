import type { HTMLAttributes, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./Icon.tsx";

type Tone = "green" | "blue" | "yellow" | "red";
type MessageProps = Omit<HTMLAttributes<HTMLDivElement>, "title"> & {
  tone: Tone;
  /** The first sentence, bold. */
  title?: ReactNode;
  actions?: ReactNode;
};

const ICON = { green: "check", blue: "info", yellow: "warning", red: "warning" } as const;

/** What happened or will happen. Errors interrupt the reader; the rest is read in its place. */
export function Message({ tone, title, actions, className, children, ...attributes }: MessageProps) {
  return (
    <div
      role={tone === "red" ? "alert" : undefined}
      {...attributes}
      className={classNames("msg", className)}
      data-accent-color={tone}
    >
      <Icon name={ICON[tone]} />
      <div>
        <p>
          {title && <b>{title}</b>} {children}
        </p>
        {actions && <div className="actions">{actions}</div>}
      </div>
    </div>
  );
}

/**
 * Stays in sight while the session runs out, hidden until its delay has passed; `actions` hold the button that prolongs
 * it.
 */
export function SessionWarning(props: Omit<MessageProps, "tone">) {
  return <Message {...props} role="status" tone="yellow" className="session late" />;
}
