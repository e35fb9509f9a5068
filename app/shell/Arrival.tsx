import { useLocation, useNavigation, useNavigationType } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { limits } from "#contract/limits.ts";

/** The page that was last shown in this window. */
let lastPath: string | undefined;

/**
 * What browsers do for pages that they load themselves, for those that the script fetches: a wait is told (spec §9),
 * and the new page begins at its top or at the part that was asked for, for the eyes and for the keyboard.
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
    // What had the focus may be gone with the form that was sent.
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
