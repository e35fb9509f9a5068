import { formatDay, formatTime, formatWeekday } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Place } from "#app/ui/Place.tsx";
import { Rows } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { CompanyHome } from "#contract/entities/company-home.ts";
import { companyPaths } from "../paths.ts";

/** The company's appointments this week, and the calendar file. */
export function Appointments({ of: appointments }: { of: CompanyHome["appointments"] }) {
  const t = useT();
  const paths = usePaths(companyPaths);
  if (appointments.length === 0) return null;
  return (
    <section className="stack">
      <Heading level={2}>{t("appointments.title")}</Heading>
      <Rows>
        {appointments.map(({ kind, at, place, jobOpening, applicant: { accountId, matchId, name } }) => (
          <li key={matchId} className="when">
            <b>
              <time dateTime={at}>
                {`${formatWeekday(t, at)}, ${formatDay(at)}`}
                <br />
                {t("appointments.time", { time: formatTime(at) })}
              </time>
            </b>
            <div>
              <p>
                <TextLink to={paths.applicant(jobOpening.id, accountId)}>
                  <bdi>{name ?? t("unnamed")}</bdi>
                </TextLink>
              </p>
              <p>
                {t(`appointments.${kind}`)}: <bdi lang="de">{jobOpening.title}</bdi>
              </p>
              {place && (
                <p>
                  <Place of={place} />
                </p>
              )}
              <p>
                <TextLink
                  to={paths.calendarOf(matchId)}
                  reloadDocument
                  aria-label={t("appointments.saveOf", { name: name ?? t("unnamed") })}
                >
                  {t("appointments.save")}
                </TextLink>
              </p>
            </div>
          </li>
        ))}
      </Rows>
      {appointments.length > 1 && (
        <p>
          <TextLink to={paths.calendar} reloadDocument>
            {t("appointments.all")}
          </TextLink>
        </p>
      )}
    </section>
  );
}
