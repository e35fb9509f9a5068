import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { Button } from "#app/ui/Button.tsx";
import { SessionWarning } from "#app/ui/Message.tsx";
import { Unstyled } from "#app/ui/Unstyled.tsx";
import { limits } from "#contract/limits.ts";

interface TitleProps {
  isDue: boolean;
  idleMinutes: number;
  left: string;
}

/** Only the style sheet hides this until it is due; without a style sheet it stands on every page. */
function Title({ isDue, idleMinutes, left }: TitleProps) {
  const t = useT();
  if (isDue) return left;
  return (
    <>
      <span data-words={left} /> <Unstyled>{t("session.idle", { count: idleMinutes })}</Unstyled>
    </>
  );
}

/**
 * Warns before the session ends (design §4). The style sheet shows it after its delay, so it needs no script; with
 * script it is also read out, and one click keeps the session.
 */
export function SessionEnd({ idleMinutes }: { idleMinutes: number }) {
  const t = useT();
  const { key } = useLocation();
  const [round, setRound] = useState(0);
  const [isDue, setDue] = useState(false);
  const warning = Math.min(limits.sessionWarningMinutes, idleMinutes / 2);
  const seconds = (idleMinutes - warning) * 60;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page and each prolonging restarts the time
  useEffect(() => {
    setDue(false);
    const timer = setTimeout(() => setDue(true), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds, key, round]);
  const prolong = async () => {
    await fetch(window.location.href, { method: "HEAD" });
    setRound(round + 1);
  };
  return (
    <SessionWarning
      key={`${key}-${round}`}
      className="late"
      style={{ animationDelay: `${seconds}s` }}
      title={<Title isDue={isDue} idleMinutes={idleMinutes} left={t("session.title", { count: Math.ceil(warning) })} />}
      actions={isDue && <Button onClick={prolong}>{t("session.stay")}</Button>}
    >
      {isDue ? t("session.draft") : t("session.draftPlain")}
    </SessionWarning>
  );
}
