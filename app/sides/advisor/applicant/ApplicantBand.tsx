import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import type { ApplicantAtDesk } from "#contract/entities/desk-applicant.ts";
import { type InInbox, useInboxCrumb } from "../inbox/use-inbox-crumb.tsx";

interface Props {
  name: string;
  answers: ApplicantAtDesk["answers"];
  inbox: InInbox;
}

/** Whom the page is about, and what they wish for. */
export function ApplicantBand({ name, answers, inbox }: Props) {
  const t = useT();
  const crumb = useInboxCrumb(inbox);
  const { courseName: course, campusName: campus, intake } = answers;
  return (
    <Band
      crumb={crumb}
      title={<bdi>{name}</bdi>}
      lead={course && campus && intake ? t("lead.wish", { course, campus, date: formatDay(intake) }) : t("lead.open")}
    />
  );
}
