import { useT } from "#app/i18n/I18n.tsx";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import type { SeenFact } from "./seen-in-words.ts";

/** Facts about an applicant; what they have not said yet is said to be missing. */
export function SeenFacts({ facts }: { facts: SeenFact[] }) {
  const t = useT();
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <Fact key={name} label={t(`seenApplicant:fact.${name}`)}>
          {value ? (
            <span className="lines-kept" dir="auto">
              {value}
            </span>
          ) : (
            t("seenApplicant:nothing")
          )}
        </Fact>
      ))}
    </Facts>
  );
}
