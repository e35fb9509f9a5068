import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import type { MarkState } from "#app/ui/Mark.tsx";
import { Past, PastEvent } from "#app/ui/Past.tsx";
import { Status } from "#app/ui/Status.tsx";
import type { Progress } from "./progress.ts";

const markOf: Record<Progress["turn"], MarkState> = {
  applicant: "you",
  company: "them",
  study_advisor: "them",
  nobody: "done",
};

/** Who acts, in the words of the page. */
const whoOf = {
  applicant: "you",
  company: "partner",
  study_advisor: "advisor",
  system: "advisor",
  nobody: "nobody",
} as const;

/** How the contract stands, whose turn it is, and what happened so far. */
export function ContractProgress({ of: { status, turn, companyName, from, until, note, history } }: { of: Progress }) {
  const t = useT();
  const isToHandIn = status === "requested" || status === "changes_requested";
  return (
    <>
      <Card tint={turn === "applicant"} aria-labelledby="contract">
        <Status state={markOf[turn]}>{t(`contractProgress:turn.${whoOf[turn]}`)}</Status>
        <Heading level={2} size="panel" id="contract">
          {t(`contractProgress:status.${status}.title`)}
        </Heading>
        <p>
          {until
            ? t("contractProgress:status.in_review.until", { date: formatDay(until) })
            : t(`contractProgress:status.${status}.text`)}
        </p>
        {note && (
          <figure className="stack">
            <figcaption>{t("contractProgress:note")}</figcaption>
            <blockquote className="quote">{note}</blockquote>
          </figure>
        )}
        {from && (isToHandIn || status === "none") && <p>{t("contractProgress:from", { date: formatDay(from) })}</p>}
      </Card>
      {history.length > 0 && (
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
                    {role === "company" && companyName ? (
                      <bdi>{companyName}</bdi>
                    ) : (
                      t(`contractProgress:role.${whoOf[role]}`)
                    )}
                    , <bdi dir="ltr">{formatDay(at)}</bdi>
                  </>
                }
              />
            ))}
          </Past>
        </section>
      )}
    </>
  );
}
