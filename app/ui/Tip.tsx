import { type CSSProperties, type ReactNode, useEffect, useId, useState } from "react";
import { limits } from "#contract/limits.ts";
import { classNames } from "./class-names.ts";
import { Unstyled } from "./Unstyled.tsx";

const delay = { "--tip-delay": `${limits.tooltipDelayMilliseconds}ms` } as CSSProperties;

/**
 * A word with its explanation: for the pointer, the keyboard and a finger; in brackets where there are no style sheets.
 */
export function Tip({ text, children }: { text: ReactNode; children: ReactNode }) {
  const id = useId();
  const [isDismissed, setDismissed] = useState(false);
  const come = () => setDismissed(false);
  // Escape hides it while pointer or focus stay (WCAG 1.4.13).
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => key === "Escape" && setDismissed(true);
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens only for when to come back after Escape
    <span className={classNames("tip", isDismissed && "dismissed")} style={delay} onMouseEnter={come} onFocus={come}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what the pointer can point at */}
      <dfn tabIndex={0} aria-describedby={id}>
        {children}
      </dfn>
      <Unstyled> (</Unstyled>
      <span role="tooltip" id={id}>
        {text}
      </span>
      <Unstyled>)</Unstyled>
    </span>
  );
}
