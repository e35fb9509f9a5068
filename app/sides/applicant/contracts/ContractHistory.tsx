import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Past, PastEvent } from "#app/ui/Past.tsx";
import type { Progress } from "./progress.ts";
import { whoOf } from "./who.ts";

/** What happened to the contract so far, the latest first. */
export function ContractHistory({ of: { history, companyName } }: { of: Progress }) {
  const t = useT();
  if (history.length === 0) return null;
  return (
    <section>
      <Heading level={2} size="card">
        {t("contractProgress:past")}
      </Heading>
      <Past>
        {history.map(({ event, role, at }) => (
          <PastEvent
            key={`${event} ${at}`}
            state={role === "applicant" ? "you" : event === "enrol" ? "done" : "them"}
            what={t(`contractProgress:event.${event}`)}
            who={
              <>
                <bdi>{(role === "company" && companyName) || t(`contractProgress:role.${whoOf[role]}`)}</bdi>,{" "}
                <bdi dir="ltr">{formatDay(at)}</bdi>
              </>
            }
          />
        ))}
      </Past>
    </section>
  );
}
