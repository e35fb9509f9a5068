import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import type { Translate } from "#app/i18n/translate.ts";
import { Heading } from "#app/ui/Heading.tsx";
import { Unfold } from "#app/ui/Unfold.tsx";
import type { ApplicantAtDesk } from "#contract/entities/desk-applicant.ts";
import { SeenFacts } from "../../shared/seen-applicant/SeenFacts.tsx";
import {
  graduationInWords,
  licenceInWords,
  personalInWords,
  type SeenFact,
} from "../../shared/seen-applicant/seen-in-words.ts";

type Given = ApplicantAtDesk["answers"];
interface Props {
  of: Given;
  /** Names of the languages and countries that they gave. */
  names: { languages: Record<string, string>; countries: Record<string, string> };
}

/** What the applicant answered: for the search, and for the contract. */
export function Answers({ of: answers, names }: Props) {
  const t = useT();
  const { motivationText } = answers;
  return (
    <section className="stack">
      <Heading level={2}>{t("answers.title")}</Heading>
      <SeenFacts facts={[...graduationInWords(t, answers, names.languages), ...searchInWords(t, answers)]} />
      {motivationText && (
        <Unfold summary={t("answers.motivation", { count: motivationText.length })}>
          <p className="lines-kept" dir="auto">
            {motivationText}
          </p>
        </Unfold>
      )}
      <Unfold summary={t("answers.personal")}>
        <SeenFacts facts={[...personalInWords(t, answers, names.countries), ...insuranceInWords(t, answers)]} />
      </Unfold>
    </section>
  );
}

function searchInWords(t: Translate, answers: Given): SeenFact[] {
  const { practicePartnerMaxDistance: kilometres, ownCar, practicePartnerExists, practicePartnerContact } = answers;
  const { accreditedAuthorityGermanLanguage: authority, accreditationDateGermanSkills: on } = answers;
  const proof = authority && t(`answers:authority.${authority}`);
  return [
    ["distance", kilometres && t("answers.upTo", { kilometres })],
    ...licenceInWords(t, answers),
    ["car", ownCar === null ? null : t(`seenApplicant:licence.${ownCar}`)],
    ...(proof ? [["german", on ? `${proof}, ${formatDay(on)}` : proof] satisfies SeenFact] : []),
    ...(practicePartnerExists ? [["partner", practicePartnerContact?.companyName] satisfies SeenFact] : []),
  ];
}

const insuranceInWords = (
  t: Translate,
  { healthInsuranceType: kind, healthInsuranceProofDate: on }: Given,
): SeenFact[] => [
  ["insurance", kind && t(`answers.insurance.${kind}`)],
  ["insuranceProof", on && formatDay(on)],
];
