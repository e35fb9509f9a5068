import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import type { RootData } from "#app/root-data.ts";
import { Message } from "#app/ui/Message.tsx";

/** What happened. Who sent a form from its foot would not see it: with script the page stays where it was. */
export function Notice({ of }: { of: NonNullable<RootData["notice"]> }) {
  const t = useT();
  const { key, hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same may happen twice
  useEffect(() => {
    if (!hash) place.current?.scrollIntoView({ block: "nearest" });
  }, [key, hash]);
  return (
    <div className="wrap notice" ref={place}>
      <Message tone={of.tone ?? "green"}>{t(of.key, of.values ?? undefined)}</Message>
    </div>
  );
}
