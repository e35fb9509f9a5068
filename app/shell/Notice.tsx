import { useLocation } from "@remix-run/react";
import { useT } from "#app/i18n/I18n.tsx";
import { type RootData, useRootData } from "#app/root-data.ts";
import { Message } from "#app/ui/Message.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { useBroughtIntoView } from "#app/use-brought.ts";

type Told = NonNullable<RootData["notice"]>;

interface Props {
  of: Told | null | undefined | false;
  className?: string;
}

/** What happened, first on the page. */
export const Notice = ({ of }: Props) => <Place of={of} className="wrap notice" />;

/** The same within the part of the page with this id, beside the changed thing. */
export function NoticeAt({ id }: { id: string }) {
  const notice = useRootData()?.notice;
  return <Place of={notice?.at === id && notice} />;
}

/**
 * On the page before it says anything: screen readers read out only what comes into such a part. Scrolled into view,
 * because with script the page stays at the foot of the form that was sent.
 */
function Place({ of, className }: Props) {
  const t = useT();
  const { key, hash } = useLocation();
  const place = useBroughtIntoView(!hash && of);
  return (
    <div role="status" className={className} ref={place}>
      {of && (
        // The same told again is another message.
        <Message key={key} tone={of.tone ?? "green"}>
          {t(of.key, of.values)} {of.link && <TextLink to={of.link.to}>{t(of.link.key, of.values)}</TextLink>}
        </Message>
      )}
    </div>
  );
}
