import { useT } from "#app/i18n/I18n.tsx";
import { momentInWords } from "#app/i18n/moment-in-words.ts";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { ContactLine, ContactLines } from "#app/ui/Person.tsx";
import { Place } from "#app/ui/Place.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { AgreedDay } from "#contract/entities/unit.ts";
import { applicantPaths } from "../paths.ts";

/** The next interview or trial day: company, time, place and calendar file. */
export function AppointmentCard({ of: { kind, at, place, company, jobOpeningId } }: { of: AgreedDay }) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  return (
    <Card>
      <Heading level={2} size="card">
        {t("appointment.title")}
      </Heading>
      <ContactLines>
        <ContactLine icon="calendar">
          <TextLink to={paths.jobOpening(jobOpeningId)}>{t(`appointment.${kind}`, { company })}</TextLink>
          <br />
          <b>{momentInWords(t, at)}</b>
        </ContactLine>
        {place && (
          <ContactLine icon="place">
            <Place of={place} />
          </ContactLine>
        )}
      </ContactLines>
      <p>
        <TextLink to={paths.calendar(jobOpeningId)} reloadDocument>
          {t("appointment.calendar")}
        </TextLink>
      </p>
    </Card>
  );
}
