import { isolated } from "#app/i18n/isolated.ts";
import { inOneLine } from "./in-one-line.ts";
import { Section } from "./Section.tsx";
import type { SheetProps } from "./sheet-props.ts";

export function Knowledge({ of: cv, t, nameOfLanguage, level }: SheetProps) {
  const languages = cv.languages.map(({ code, level: at }) => ({
    name: nameOfLanguage(code),
    level: t(`sheet:languageLevel.${at}`),
  }));
  const software = cv.software.map(({ name, level: at }) => ({
    name: isolated(name),
    level: t(`sheet:softwareLevel.${at}`),
  }));
  const listed = (skills: { name: string; level: string }[]) =>
    inOneLine(
      skills.map((skill) => t("sheet:skill", skill)),
      t,
    );
  const rows = [
    { term: t("sheet:languages"), words: listed(languages) },
    { term: t("sheet:software"), words: listed(software) },
    { term: t("sheet:drivingLicence"), words: cv.drivingLicence && isolated(cv.drivingLicence) },
  ].filter(({ words }) => words);
  if (rows.length === 0) return null;
  return (
    <Section title={t("sheet:knowledge")} level={level}>
      <dl className="compact">
        {rows.flatMap(({ term, words }) => [<dt key={`${term}-term`}>{term}</dt>, <dd key={term}>{words}</dd>])}
      </dl>
    </Section>
  );
}
