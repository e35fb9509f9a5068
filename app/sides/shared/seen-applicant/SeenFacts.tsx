import { useT } from "#app/i18n/I18n.tsx";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import type { SeenFact } from "./seen-in-words.ts";

/** Facts about an applicant; what they have not said yet is said to be missing. */
export function SeenFacts({ facts }: { facts: SeenFact[] }) {
  const t = useT();
  return (
    <Facts>
      {facts.map(([name, value, to]) => (
        <Fact key={name} label={t(`seenApplicant:fact.${name}`)}>
          {!value && t("seenApplicant:nothing")}
          {value && to && (
            <TextLink to={to} dir="ltr">
              {value}
            </TextLink>
          )}
          {value && !to && (
            <span className="lines-kept" dir="auto">
              {value}
            </span>
          )}
        </Fact>
      ))}
    </Facts>
  );
}
