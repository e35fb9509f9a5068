import type { HTMLAttributes, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./Icon.tsx";

type Tone = "green" | "blue" | "yellow" | "red";
type MessageProps = Omit<HTMLAttributes<HTMLDivElement>, "title"> & {
  tone: Tone;
  /** The first sentence, bold. */
  title?: ReactNode;
  icon?: IconName;
  actions?: ReactNode;
};

const ICON = { green: "check", blue: "info", yellow: "warning", red: "warning" } as const;

/** What happened or will happen. Errors interrupt the reader, the rest waits. */
export function Message({ tone, title, icon = ICON[tone], actions, className, children, ...attributes }: MessageProps) {
  return (
    <div
      role={tone === "red" ? "alert" : "status"}
      {...attributes}
      className={classNames("msg", className)}
      data-accent-color={tone}
    >
      <Icon name={icon} />
      <div>
        <p>
          {title && <b>{title}</b>} {children}
        </p>
        {actions && <div className="actions">{actions}</div>}
      </div>
    </div>
  );
}

/** Stays in sight while the session runs out; `actions` hold the button that prolongs it. */
export function SessionWarning({ className, ...props }: Omit<MessageProps, "tone">) {
  return <Message {...props} tone="yellow" className={classNames("session", className)} />;
}
