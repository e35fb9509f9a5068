import type { FormState } from "#app/forms/form-state.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { momentInWords } from "#app/i18n/moment-in-words.ts";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Place } from "#app/ui/Place.tsx";
import { Status } from "#app/ui/Status.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { MatchChange } from "#contract/entities/match.ts";
import { appointmentOf, isActive, turnOf } from "#domain/match-status.ts";
import { applicantPaths } from "../paths.ts";
import { datesLeft, type OwnOpening, stateOf } from "./acts.ts";
import { InterviewDates } from "./InterviewDates.tsx";
import { statusInWords } from "./in-words.ts";
import type { Interview } from "./job-opening.form.server.ts";
import { MoreActs } from "./MoreActs.tsx";
import { type Applied, markOfMatch } from "./matches.ts";
import { NextAct } from "./NextAct.tsx";
import { OfferFacts } from "./OfferFacts.tsx";

interface Props {
  opening: OwnOpening;
  history: MatchChange[];
  now: string;
  form: FormState<Interview>;
  formKey: string;
}

/** The status, whose turn it is, the company's note, and the one act that is due. */
export function DueAct({ opening, history, now, form, formKey }: Props) {
  const t = useT();
  const state = stateOf(opening);
  const { match, company, isLocked } = opening;
  const appointment = match && appointmentOf(match);
  const isChoosing = state === "awaiting_interview_schedule";
  const written = lastWordsOf(history);
  const said = isChoosing && isMoved(history) ? "interviewMoved" : state;
  const values = { count: datesLeft(opening, now).length };
  return (
    <Card tint>
      {match && state !== "gone" && (
        <Stand match={match} isLocked={isLocked} now={now} title={appointment && t(`state.${state}.title`)} />
      )}
      <Heading level={2}>{appointment ? momentInWords(t, appointment) : t(`state.${said}.title`, values)}</Heading>
      {match?.place && (appointment || isChoosing) && (
        <p>
          {t("place")} <Place of={match.place} />
        </p>
      )}
      {isLocked && (isActive(match?.status ?? null) || state === "freeAgain") ? (
        <Locked />
      ) : (
        <p>{t(`state.${said}.text`, values)}</p>
      )}
      {appointment && <CameBetween />}
      {written && (
        <div>
          {t("written", { company: company.name })}
          <span className="written" dir="auto">
            {written}
          </span>
        </div>
      )}
      {state === "awaiting_applicant_confirmation" && <OfferFacts opening={opening} />}
      {isChoosing ? (
        <InterviewDates opening={opening} now={now} form={form} />
      ) : (
        <NextAct opening={opening} formKey={formKey} />
      )}
      <MoreActs opening={opening} formKey={formKey} />
    </Card>
  );
}

interface StandProps extends Pick<Applied, "match" | "isLocked"> {
  now: string;
  /** For an appointment, whose day is the heading. */
  title: string | null;
}

function Stand({ match, isLocked, now, title }: StandProps) {
  const t = useT();
  const turn = turnOf(match);
  return (
    <Status state={markOfMatch(match)}>
      {turn && <b>{t(`turn.${turn}`)} </b>}
      {title ?? statusInWords(t, { match, isLocked }, now)}
    </Status>
  );
}

function CameBetween() {
  const t = useT();
  return (
    <p>
      {t("cameBetween.question")}{" "}
      <TextLink to={usePaths(applicantPaths).advisorContact}>{t("cameBetween.link")}</TextLink>
    </p>
  );
}

/** What comes next is not the company's to say. */
function Locked() {
  const t = useT();
  return (
    <p>
      {t("locked.text")} <TextLink to={usePaths(applicantPaths).advisorContact}>{t("locked.link")}</TextLink>
    </p>
  );
}

/** Whether the dates stand in for one that was agreed on. */
const isMoved = (history: MatchChange[]) => history[history.length - 1]?.from === "interview_scheduled";

/** The company's note, as long as nothing has happened since. */
function lastWordsOf(history: MatchChange[]) {
  const last = history[history.length - 1];
  return last?.role === "company" ? last.note : null;
}
