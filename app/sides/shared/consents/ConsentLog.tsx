import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { Unfold } from "#app/ui/Unfold.tsx";
import type { Consent } from "#contract/entities/consent.ts";
import { consentTypes } from "#contract/enumerations/help.ts";

type Entry = Consent & { wording: string; at: string };

/** The log of decisions: what, when, and on which version of the texts. */
export function ConsentLog({ entries }: { entries: Entry[] }) {
  const t = useT();
  const nameOf = (type: string) =>
    (consentTypes as readonly string[]).includes(type) ? t(`consents:fields.consents.${type}.label`) : type;
  return (
    <Unfold summary={t("consents:log.summary")}>
      <Rows>
        {entries.map(({ type, status, wording, at }) => (
          <Row
            key={`${type} ${at}`}
            title={nameOf(type)}
            hint={t("consents:log.facts", { date: formatDay(at), wording })}
            end={t(`consents:log.status.${status}`)}
          />
        ))}
      </Rows>
    </Unfold>
  );
}
