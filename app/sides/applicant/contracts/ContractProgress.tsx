import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import type { MarkState } from "#app/ui/Mark.tsx";
import { Status } from "#app/ui/Status.tsx";
import type { Progress } from "./progress.ts";
import { whoOf } from "./who.ts";

const markOf: Record<Progress["turn"], MarkState> = {
  applicant: "you",
  company: "them",
  study_advisor: "them",
  later: "open",
  nobody: "done",
};

/** The contract's status, and whose turn it is. */
export function ContractProgress({ of }: { of: Progress }) {
  const t = useT();
  const { status, turn, companyName, from, until, isLate, note, missing, lacksAnswers } = of;
  const words = missing.length > 0 ? "incomplete" : lacksAnswers ? "unanswered" : status;
  const textOf = () => {
    if (until) return t("contractProgress:status.in_review.until", { date: formatDay(until) });
    if (isLate) return t("contractProgress:status.in_review.late");
    // ADR 0028: a partner whom the applicant found has no portal to note the signatures in.
    if (status === "sent" && !companyName) return t("contractProgress:status.sent.own");
    return t(`contractProgress:status.${words}.text`);
  };
  const isBeforeReview = ["none", "requested", "changes_requested"].includes(status);
  return (
    <Card tint={turn === "applicant"} aria-labelledby="contract">
      <Status state={markOf[turn]}>{t(`contractProgress:turn.${whoOf[turn]}`)}</Status>
      <Heading level={2} size="panel" id="contract">
        {t(`contractProgress:status.${words}.title`)}
      </Heading>
      <p>{textOf()}</p>
      {missing.length > 0 && (
        <ul>
          {missing.map((type) => (
            <li key={type}>{t(`documentKinds:${type}`)}</li>
          ))}
        </ul>
      )}
      {missing.length > 0 && lacksAnswers && <p>{t("contractProgress:status.unanswered.text")}</p>}
      {note && (
        <div>
          <p>{t("contractProgress:note")}</p>
          <p className="written" dir="auto">
            {note}
          </p>
        </div>
      )}
      {from && isBeforeReview && <p>{t("contractProgress:from", { date: formatDay(from) })}</p>}
    </Card>
  );
}
