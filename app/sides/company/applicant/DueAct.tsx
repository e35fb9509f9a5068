import { useT } from "#app/i18n/I18n.tsx";
import { momentInWords } from "#app/i18n/moment-in-words.ts";
import { Card } from "#app/ui/Card.tsx";
import { Place } from "#app/ui/Place.tsx";
import { Status } from "#app/ui/Status.tsx";
import { ActLinks } from "../applicant-acts/ActLinks.tsx";
import { isUntouched } from "../applicant-acts/situation.ts";
import { Written } from "../applicant-acts/Written.tsx";
import type { ApplicantPage } from "./applicant-page.server.ts";
import { statusInWords } from "./in-words.ts";
import { NotForUs } from "./NotForUs.tsx";

type Props = Pick<
  ApplicantPage,
  | "at"
  | "acts"
  | "mark"
  | "turn"
  | "mayAct"
  | "isBegun"
  | "match"
  | "jobOpening"
  | "written"
  | "meeting"
  | "now"
  | "isDismissed"
  | "formKey"
> & { name: string };

/** The status, whose turn it is and since when, the applicant's note, and what can be done about it. */
export function DueAct({
  at,
  acts,
  mark,
  turn,
  mayAct,
  isBegun,
  match,
  jobOpening,
  written,
  meeting,
  name,
  now,
  ...dismissal
}: Props) {
  const t = useT();
  return (
    <Card tint>
      <Status state={mark}>
        {turn && <b>{t(`companyMatch:turn.${turn}`, { name })} </b>}
        {statusInWords(t, match, { name, now })}
      </Status>
      {meeting?.dates.map((moment) => (
        <p key={moment}>{momentInWords(t, moment)}</p>
      ))}
      {meeting?.place && (
        <p>
          {t("companyMatch:place")} <Place of={meeting.place} />
        </p>
      )}
      {meeting?.isLate && <p>{t("companyMatch:overdue")}</p>}
      <Written name={name}>{written}</Written>
      {isBegun && <p>{t("applicantActs:begun")}</p>}
      <ActLinks at={at} match={match} acts={acts} mayAct={mayAct} jobOpening={jobOpening} />
      {mayAct && isUntouched(match) && <NotForUs at={at} {...dismissal} />}
    </Card>
  );
}
