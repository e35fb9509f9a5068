import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { ApplicantAtDesk } from "#contract/entities/desk-applicant.ts";
import type { InboxPlace } from "#contract/entities/inbox.ts";
import { placeWith, type Spot } from "../inbox/place.ts";
import { advisorPaths } from "../paths.ts";

interface Props {
  name: string;
  answers: ApplicantAtDesk["answers"];
  /** The place in the inbox, for who came from there. */
  inbox: { spot: Spot; place: InboxPlace } | null;
}

/** Whom the page is about, and what they wish for. */
export function ApplicantBand({ name, answers, inbox }: Props) {
  const t = useT();
  const { home } = usePaths(advisorPaths);
  const { courseName: course, campusName: campus, intake } = answers;
  return (
    <Band
      crumb={{
        group: <TextLink to={inbox ? placeWith(home, inbox.spot) : home}>{t("advisor:nav.home")}</TextLink>,
        position: inbox && positionOf(t, inbox.place),
      }}
      title={<bdi>{name}</bdi>}
      lead={course && campus && intake ? t("lead.wish", { course, campus, date: formatDay(intake) }) : t("lead.open")}
    />
  );
}

const positionOf = (t: ReturnType<typeof useT>, { position, total }: InboxPlace) =>
  position === null ? t("inboxWay:decided") : t("inboxWay:position", { position, total });
