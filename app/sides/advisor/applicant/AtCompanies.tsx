import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { momentInWords } from "#app/i18n/moment-in-words.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { Heading } from "#app/ui/Heading.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import type { MarkState } from "#app/ui/Mark.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { Status } from "#app/ui/Status.tsx";
import { Unfold } from "#app/ui/Unfold.tsx";
import type { ApplicationAtDesk } from "#contract/entities/desk-applicant.ts";
import { appointmentOf, endOf, turnOf } from "#domain/match-status.ts";
import { workingDaysSince } from "#domain/working-days.ts";
import { Events } from "../../shared/history/History.tsx";

interface Props {
  of: ApplicationAtDesk[];
  name: string;
  now: string;
  formKey: string;
}

/** The applicant's applications: how each stands, whose turn it is, and what happened. */
export function AtCompanies({ of: applications, name, now, formKey }: Props) {
  const t = useT();
  return (
    <section className="stack">
      <Heading level={2}>{t("applications.title")}</Heading>
      {applications.length === 0 && <p>{t("applications.none")}</p>}
      <Rows>
        {applications.map(({ jobOpening, companyName, isLocked, match, history }) => {
          const day = appointmentOf(match);
          return (
            <Row
              key={match.id}
              title={<bdi>{companyName}</bdi>}
              hint={<bdi lang="de">{`${jobOpening.title}, ${jobOpening.campus}`}</bdi>}
              end={
                day &&
                day <= now && (
                  <ActForm formKey={formKey} fields={{ matchId: match.id }}>
                    <SubmitButton value="attendance">
                      {t("applications.attendance")}
                      <Hidden> ({companyName})</Hidden>
                    </SubmitButton>
                  </ActForm>
                )
              }
            >
              <Status state={markOf(match)}>{statusInWords(t, match, { name, now })}</Status>{" "}
              {isLocked && match.status !== "cancelled" && <p>{t("applications.locked")}</p>}
              {history.length > 0 && (
                <Unfold
                  summary={
                    <>
                      {t("history:title")}
                      <Hidden> ({companyName})</Hidden>
                    </>
                  }
                >
                  <Events
                    changes={history}
                    opening={jobOpening}
                    reader="study_advisor"
                    names={{ applicant: name, company: companyName }}
                  />
                </Unfold>
              )}
            </Row>
          );
        })}
      </Rows>
    </section>
  );
}

type Match = ApplicationAtDesk["match"];

/** Both sides are others to the reader: an open one waits for one of them. */
const markOf = (match: Match): MarkState =>
  match.status === "cancelled" || match.status === "awaiting_any_interest" ? "open" : turnOf(match) ? "them" : "done";

function statusInWords(t: Translate, match: Match, { name, now }: Pick<Props, "name" | "now">) {
  const { status, since } = match;
  if (status === "cancelled") return t(`applications.cancelled.${endOf(match)}`, { name, date: formatDay(since) });
  const day = appointmentOf(match);
  const words = t(`applications.status.${status}`, { name, when: day ? momentInWords(t, day) : "" });
  const turn = turnOf(match);
  if (!turn || status === "awaiting_any_interest") return words;
  const count = workingDaysSince(new Date(since), new Date(now));
  return `${words} ${t(`applications.turn.${turn}`, { name })}${count > 0 ? ` ${t("applications.since", { count })}` : ""}`;
}
