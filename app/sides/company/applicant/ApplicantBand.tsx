import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import type { Translate } from "#app/i18n/translate.ts";
import { Band } from "#app/ui/Band.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { ApplicantAtOpening } from "#contract/entities/seen-applicant.ts";
import { companyPaths } from "../paths.ts";
import { calledName } from "./in-words.ts";

/** Whom the page is about, what they wish for, and the way back to the opening. */
export function ApplicantBand({ applicant, jobOpening }: Pick<ApplicantAtOpening, "applicant" | "jobOpening">) {
  const t = useT();
  const paths = usePaths(companyPaths);
  const lastName = "lastName" in applicant && applicant.lastName;
  return (
    <Band
      crumb={{
        group: (
          <TextLink to={paths.jobOpening(jobOpening.id)}>
            <bdi lang="de">{`${jobOpening.title}, ${jobOpening.campus}`}</bdi>
          </TextLink>
        ),
      }}
      title={<bdi>{[calledName(t, applicant), lastName].filter(Boolean).join(" ")}</bdi>}
      lead={wishInWords(t, applicant)}
    />
  );
}

function wishInWords(t: Translate, applicant: ApplicantAtOpening["applicant"]) {
  if (applicant.acquaintance === "ended") return t("lead.ended");
  const { courseName: course, campusName: campus, intake, distanceKilometres: kilometres } = applicant;
  const sentences = [
    course && campus && intake && t("lead.wish", { course, campus, date: formatDay(intake) }),
    kilometres !== null && t("lead.distance", { kilometres }),
  ];
  return sentences.filter(Boolean).join(" ");
}
