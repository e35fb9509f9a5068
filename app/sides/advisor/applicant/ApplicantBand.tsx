import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { ApplicantAtDesk } from "#contract/entities/desk-applicant.ts";
import { advisorPaths } from "../paths.ts";

/** Whom the page is about, and what they wish for. */
export function ApplicantBand({ name, answers }: { name: string; answers: ApplicantAtDesk["answers"] }) {
  const t = useT();
  const { home } = usePaths(advisorPaths);
  const { courseName: course, campusName: campus, intake } = answers;
  return (
    <Band
      crumb={{ group: <TextLink to={home}>{t("advisor:nav.home")}</TextLink> }}
      title={<bdi>{name}</bdi>}
      lead={course && campus && intake ? t("lead.wish", { course, campus, date: formatDay(intake) }) : t("lead.open")}
    />
  );
}
