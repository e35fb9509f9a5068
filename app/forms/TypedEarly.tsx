import { type ReactNode, useLayoutEffect } from "react";

interface Props {
  /** Returns what was typed. */
  restore: () => void;
  children: ReactNode;
}

/** Around the page as React takes it over: what was typed into filled text areas by then returns. */
export function TypedEarly({ restore, children }: Props) {
  // Before the effects of any form, which ask what was typed (`unsent.ts`).
  useLayoutEffect(restore, [restore]);
  return children;
}

/**
 * React 18 sets filled text areas back to their first text as it takes the page over, and may start again in between:
 * begins to note what is typed before it does. Gives what ends it and returns the texts.
 */
export function followTyping() {
  const texts = new Map<HTMLTextAreaElement, string>();
  const note = (area: EventTarget | null) => area instanceof HTMLTextAreaElement && texts.set(area, area.value);
  const listen = ({ target }: Event) => void note(target);
  document.querySelectorAll("textarea").forEach(note);
  document.addEventListener("input", listen, true);
  return () => {
    document.removeEventListener("input", listen, true);
    for (const [area, text] of texts) if (area.value !== text) area.value = text;
  };
}
