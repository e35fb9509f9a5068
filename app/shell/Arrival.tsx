import { useLocation, useNavigation, useNavigationType } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { limits } from "#contract/limits.ts";

/** What this window last showed, and what had the focus when the reader left it. */
let last: { pathname: string; search: string } | undefined;
let pressed: Element | null = null;

/**
 * Does for pages that the script fetches what browsers do for pages they load: announces the wait (spec §9) and begins
 * the new page at its heading, which is read out, or at the part that was asked for, in view and in focus. So does
 * another part of a list. A tab, or what took the focus itself, keeps it, and so does a reader whom a page moves on by
 * itself (`staysAt`).
 */
export function Arrival() {
  const t = useT();
  const { pathname, search, hash, key, state } = useLocation();
  const how = useNavigationType();
  const isSlow = useSlow(useNavigation().state !== "idle");
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts, also one at the same address
  useEffect(() => {
    const before = last;
    last = { pathname, search };
    if (!before) return;
    const { activeElement: focused, body } = document;
    const isList = before.search !== search && !state?.staysAt && !focused?.matches("[aria-current]");
    // The pressed element may be gone with the form that was sent. Who reads without focusing anything stays there.
    const isLost = focused === body ? pressed !== body : focused === pressed && isList;
    const part = document.getElementById(hash.slice(1)) ?? document.querySelector("h1");
    if (!part || !(hash || isLost || before.pathname !== pathname)) return;
    if (hash) part.scrollIntoView();
    else if (how !== "POP") scrollTo(0, 0);
    // What takes no focus can be given it now.
    if (part.tabIndex < 0) part.tabIndex = -1;
    part.focus({ preventScroll: true });
  }, [hash, key]);
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
    pressed = document.activeElement;
    const timer = setTimeout(() => setSlow(true), limits.loadingViewMilliseconds);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isSlow;
}
