import type { ReactNode } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import type { SeenFact } from "./seen-in-words.ts";

interface Props {
  part: string;
  /** The address at which the part is changed. */
  to: string;
  facts: SeenFact[];
  children?: ReactNode;
}

/** A part of what companies see, and the way to change it. */
export function SeenFacts({ part, to, facts, children }: Props) {
  const t = useT();
  const title = t(`part.${part}`);
  return (
    <div className="stack-s">
      <div className="row part-head">
        <Heading level={3}>{title}</Heading>
        <TextLink to={to}>
          {t("change")}
          <Hidden>: {title}</Hidden>
        </TextLink>
      </div>
      {facts.length > 0 && (
        <Facts>
          {facts.map(([name, value]) => (
            <Fact key={name} label={t(`fact.${name}`)}>
              {value ? (
                <span className="lines-kept" dir="auto">
                  {value}
                </span>
              ) : (
                t("nothing")
              )}
            </Fact>
          ))}
        </Facts>
      )}
      {children}
    </div>
  );
}
