import { formatDay, formatTime } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Past, PastEvent } from "#app/ui/Past.tsx";
import type { OpeningEvent } from "#contract/entities/job-opening.ts";

/** What colleagues did about an opening, the latest first: what, who, when. */
export function OpeningHistory({ of: history }: { of: OpeningEvent[] }) {
  const t = useT();
  return (
    <section>
      <Heading level={2} size="panel">
        {t("history.title")}
      </Heading>
      <Past>
        {history.map(({ act, at, by }) => (
          <PastEvent
            key={`${act} ${at}`}
            state="done"
            what={t(`history.act.${act}`)}
            who={t(by ? "history.by" : "history.at", { who: by ?? "", date: formatDay(at), time: formatTime(at) })}
          />
        ))}
      </Past>
    </section>
  );
}
