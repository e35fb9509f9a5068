import { useEffect, useState } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { limits } from "#contract/limits.ts";

/** Spec §2: offers the way to the top on scrolling up. Without script the same link stands in the foot. */
export function BackToTop() {
  const t = useT();
  const [isOffered, offer] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    let reset: ReturnType<typeof setTimeout>;
    const look = () => {
      const { scrollY } = window;
      clearTimeout(reset);
      if (scrollY === 0) reset = setTimeout(() => offer(false), limits.backToTopResetMilliseconds);
      else if (scrollY !== last) offer(scrollY < last);
      last = scrollY;
    };
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  if (!isOffered) return null;
  return (
    <a className="to-top" href="#main">
      <Icon name="chevron" />
      {t("shell.toTop")}
    </a>
  );
}
