import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Past, PastEvent } from "#app/ui/Past.tsx";
import type { Progress } from "./progress.ts";
import { whoOf } from "./who.ts";

/** All stages from the request to enrolment: what happened, what is due now, and what follows. */
export function ContractWay({ of: { history, ahead, turn, from, until, companyName } }: { of: Progress }) {
  const t = useT();
  const nameOf = (role: keyof typeof whoOf) =>
    (role === "company" && companyName) || t(`contractProgress:role.${whoOf[role]}`);
  const isDue = (index: number) => index === 0 && turn !== "later";
  const dayOf = (act: string) => {
    if (act === "submit" && from) return t("contractProgress:earliest", { date: formatDay(from) });
    if (act === "review" && until) return t("contractProgress:latest", { date: formatDay(until) });
    return null;
  };
  const dated = (what: string, day: string | null) => (day ? t("contractProgress:dated", { what, day }) : what);
  return (
    <section>
      <Heading level={2} size="card">
        {t("contractProgress:way")}
      </Heading>
      <Past>
        {[...history].reverse().map(({ event, role, at }) => (
          <PastEvent
            key={`${event} ${at}`}
            state="done"
            what={t(`contractSteps:event.${event}`)}
            who={dated(nameOf(role), formatDay(at))}
          />
        ))}
        {ahead.map(({ act, by }, index) => (
          <PastEvent
            key={act}
            state={isDue(index) ? (turn === "applicant" ? "you" : "them") : "open"}
            isNow={isDue(index)}
            what={t(`contractSteps:act.${act}`)}
            who={dated(
              isDue(index)
                ? t(`contractProgress:turn.${whoOf[turn]}`)
                : t("contractProgress:then", { who: nameOf(by) }),
              dayOf(act),
            )}
          />
        ))}
      </Past>
    </section>
  );
}
