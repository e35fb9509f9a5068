import type { ComponentProps } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import type { CompanyView } from "#contract/entities/seen-applicant.ts";
import { SeenFacts } from "../../shared/seen-applicant/SeenFacts.tsx";
import {
  contactInWords,
  graduationInWords,
  licenceInWords,
  personalInWords,
  type SeenFact,
} from "../../shared/seen-applicant/seen-in-words.ts";
import { Documents } from "./Documents.tsx";

interface Props extends Pick<ComponentProps<typeof Documents>, "at"> {
  applicant: CompanyView[keyof CompanyView];
  /** Names of the languages and countries that they gave. */
  names: { languages: Record<string, string>; countries: Record<string, string> };
}

/**
 * What the company sees of an applicant now: their motivation, facts, and, from their interest on, how to reach them.
 */
export function Seen({ applicant, names, at }: Props) {
  const t = useT();
  return (
    <>
      {applicant.motivationText && (
        <section className="stack">
          <Heading level={2}>{t("motivation")}</Heading>
          <p className="lines-kept" dir="auto">
            {applicant.motivationText}
          </p>
        </section>
      )}
      <Part
        title={t("facts")}
        facts={[...graduationInWords(t, applicant, names.languages), ...licenceInWords(t, applicant)]}
      />
      {applicant.acquaintance !== "recommended" && (
        <>
          <Documents of={applicant.documents} at={at} />
          <Part title={t("contact")} facts={contactInWords(applicant)} />
        </>
      )}
      {applicant.acquaintance === "contract" && (
        <Part title={t("personal")} facts={personalInWords(t, applicant, names.countries)} />
      )}
    </>
  );
}

const Part = ({ title, facts }: { title: string; facts: SeenFact[] }) => (
  <section className="stack">
    <Heading level={2}>{title}</Heading>
    <SeenFacts facts={facts} />
  </section>
);
