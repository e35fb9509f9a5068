import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Shows the reader what a script brings to something that stands on the page before. What the server sent with the page
 * they have seen, and may have gone on.
 */
export function useBrought(value: unknown, show: () => unknown) {
  const seen = useRef<unknown>(useLocation().key === "default" && value);
  useEffect(() => {
    if (seen.current === value) return;
    seen.current = value;
    show();
  });
}

/** Takes the reader to the part with this id when a script brings it: it may come far above the button they pressed. */
export function useBroughtPart(value: unknown, id: string) {
  useBrought(value, () => {
    const part = value ? document.getElementById(id) : null;
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  });
}
