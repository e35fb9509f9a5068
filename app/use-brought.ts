import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Shows the reader what a script brings. What the server sent with the page they have seen, and may have gone on. */
export function useBrought(value: unknown, show: () => unknown) {
  const seen = useRef<unknown>(useLocation().key === "default" && value);
  useEffect(() => {
    if (seen.current === value) return;
    seen.current = value;
    show();
  });
}
