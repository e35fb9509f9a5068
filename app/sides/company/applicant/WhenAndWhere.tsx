import { useT } from "#app/i18n/I18n.tsx";
import { momentInWords } from "#app/i18n/moment-in-words.ts";
import type { Match } from "#contract/entities/match.ts";
import { appointmentOf, turnOf } from "#domain/match-status.ts";

/** The dates among which an applicant is to choose, and where the company meets them then or on the day agreed. */
export function WhenAndWhere({ match }: { match: Match }) {
  const t = useT();
  const dates = isChoosing(match) ? match.interviewDateSuggestions : [];
  return (
    <>
      {dates.length > 0 && (
        <ul>
          {dates.map((moment) => (
            <li key={moment}>{momentInWords(t, moment)}</li>
          ))}
        </ul>
      )}
      {match.place && (dates.length > 0 || appointmentOf(match)) && (
        <p>
          {t("companyMatch:place")} <bdi>{match.place}</bdi>
        </p>
      )}
    </>
  );
}

const isChoosing = (match: Match) =>
  match.status === "awaiting_applicant_interest" ||
  (match.status === "awaiting_interview_schedule" && turnOf(match) === "applicant");
