import { useLocation, useNavigation, useNavigationType } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { limits } from "#contract/limits.ts";

/** The page that was last shown in this window. */
let lastPath: string | undefined;

/**
 * Does for pages that the script fetches what browsers do for pages they load: announces the wait (spec §9) and begins
 * the new page at its top, or at the part that was asked for, in view and in focus.
 */
export function Arrival() {
  const t = useT();
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === "POP";
  const isSlow = useSlow(useNavigation().state !== "idle");
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts, also one at the same address
  useEffect(() => {
    const isFirst = lastPath === undefined;
    const isArrival = hash !== "" || lastPath !== pathname;
    // The focused element may be gone with the form that was sent.
    const isLost = document.activeElement === document.body;
    lastPath = pathname;
    if (isFirst || !(isArrival || isLost)) return;
    const part = document.getElementById(hash.slice(1));
    if (part) part.scrollIntoView();
    else if (!isBack) window.scrollTo(0, 0);
    (part ?? document.getElementById("main"))?.focus({ preventScroll: true });
  }, [pathname, hash, isBack, key]);
  return (
    <p className="loading" role="status">
      {isSlow && t("shell.loading")}
    </p>
  );
}

function useSlow(isWaiting: boolean) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), limits.loadingViewMilliseconds);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isSlow;
}
