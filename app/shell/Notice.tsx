import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { type RootData, useRootData } from "#app/root-data.ts";
import { Message } from "#app/ui/Message.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";

type Told = NonNullable<RootData["notice"]>;

/** What happened; scrolled into view, because with script the page stays at the foot of the form that was sent. */
export function Notice({ of }: { of: Told }) {
  const { key, hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same may happen twice
  useEffect(() => {
    if (!hash) place.current?.scrollIntoView({ block: "nearest" });
  }, [key, hash]);
  return (
    <div className="wrap notice" ref={place}>
      <Words of={of} />
    </div>
  );
}

/** The same within the part of the page with this id, beside the changed thing. */
export function NoticeAt({ id }: { id: string }) {
  const notice = useRootData()?.notice;
  return notice?.at === id ? <Words of={notice} /> : null;
}

function Words({ of }: { of: Told }) {
  const t = useT();
  const { key, values, link, tone = "green" } = of;
  return (
    <Message tone={tone}>
      {t(key, values)} {link && <TextLink to={link.to}>{t(link.key, values)}</TextLink>}
    </Message>
  );
}
