import { type ReactNode, useLayoutEffect, useState } from "react";

/**
 * React 18 sets filled text areas back to their first text as it takes the page over: what was typed by then returns.
 */
export function TypedEarly({ children }: { children: ReactNode }) {
  const [restore] = useState(followTyping);
  // Before the effects of any form, which ask what was typed (`unsent.ts`).
  useLayoutEffect(restore, [restore]);
  return children;
}

function followTyping() {
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
