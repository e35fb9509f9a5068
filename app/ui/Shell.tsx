import type { ReactNode } from "react";
import type { Accent } from "./accent.ts";

type ShellProps = { accent: Accent; dir: "ltr" | "rtl"; children: ReactNode };

/** What Radix's Theme renders, without its script. */
export function Shell({ accent, dir, children }: ShellProps) {
  return (
    <div
      className="radix-themes"
      data-is-root-theme="true"
      data-accent-color={accent}
      data-gray-color="slate"
      data-has-background="true"
      data-radius="large"
      data-scaling="100%"
      dir={dir}
    >
      {children}
    </div>
  );
}

/** The first thing a keyboard reaches; `main` must carry the id. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a className="skip" href="#main">
      {children}
    </a>
  );
}

export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}
