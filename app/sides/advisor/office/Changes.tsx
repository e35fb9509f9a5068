import { formatDay, formatTime } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { isolated } from "#app/i18n/isolated.ts";
import { Heading } from "#app/ui/Heading.tsx";
import { Past, PastEvent } from "#app/ui/Past.tsx";
import type { History } from "#contract/entities/programme.ts";

/** What changed about something, by whom; `labelOf` names its answers. */
export function Changes({ of: { changes, createdAt }, labelOf }: { of: History; labelOf: (field: string) => string }) {
  const t = useT();
  const when = (at: string) => ({ date: formatDay(at), time: formatTime(at) });
  return (
    <section className="stack-s">
      <Heading level={2}>{t("office:changes.title")}</Heading>
      <Past>
        {changes.map(({ at, by, act, fields }) => (
          <PastEvent
            key={at}
            state="done"
            what={t(`office:changes.${act}`, { fields: fields.map(labelOf).join(", ") })}
            who={by ? t("office:changes.by", { ...when(at), name: isolated(by) }) : t("office:changes.at", when(at))}
          />
        ))}
        <PastEvent state="done" what={t("office:changes.created")} who={t("office:changes.at", when(createdAt))} />
      </Past>
    </section>
  );
}
