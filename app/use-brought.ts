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

/** A place that comes into view when a script fills it: the pressed button may be far from it. */
export function useBroughtIntoView(value: unknown) {
  const place = useRef<HTMLDivElement>(null);
  useBrought(value, () => value && place.current?.scrollIntoView({ block: "nearest" }));
  return place;
}
