import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { Button } from "#app/ui/Button.tsx";
import { SessionWarning } from "#app/ui/Message.tsx";
import { Unstyled } from "#app/ui/Unstyled.tsx";
import { limits } from "#contract/limits.ts";

interface TitleProps {
  isDue: boolean;
  hasFailed: boolean;
  idleMinutes: number;
  left: string;
}

/** Only the style sheet hides this until it is due; without a style sheet it stands on every page. */
function Title({ isDue, hasFailed, idleMinutes, left }: TitleProps) {
  const t = useT();
  if (hasFailed) return t("session.notKept");
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
  const [hasFailed, setFailed] = useState(false);
  const before = useRef<Element | null>(null);
  const warning = Math.min(limits.sessionWarningMinutes, idleMinutes / 2);
  const seconds = (idleMinutes - warning) * 60;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page and each prolonging restarts the time
  useEffect(() => {
    setDue(false);
    setFailed(false);
    const timer = setTimeout(() => setDue(true), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds, key, round]);
  const prolong = async () => {
    const question = { method: "HEAD", redirect: "manual" } as const;
    const answer = await fetch(window.location.href, question).catch(() => undefined);
    // A session that has ended leads to the sign-in.
    if (!answer?.ok) return setFailed(true);
    setRound(round + 1);
    // The button goes: its reader goes on where they were.
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  return (
    <SessionWarning
      key={`${key}-${round}`}
      style={{ animationDelay: `${seconds}s` }}
      title={
        <Title
          isDue={isDue}
          hasFailed={hasFailed}
          idleMinutes={idleMinutes}
          left={t("session.title", { count: Math.ceil(warning) })}
        />
      }
      actions={
        isDue && (
          <Button
            onClick={prolong}
            onFocus={({ relatedTarget }) => {
              before.current = relatedTarget;
            }}
          >
            {t("session.stay")}
          </Button>
        )
      }
    >
      {isDue ? t("session.draft") : t("session.draftPlain")}
    </SessionWarning>
  );
}
