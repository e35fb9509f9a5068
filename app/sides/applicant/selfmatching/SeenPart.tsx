import type { ReactNode } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { SeenFacts } from "#app/sides/shared/seen-applicant/SeenFacts.tsx";
import type { SeenFact } from "#app/sides/shared/seen-applicant/seen-in-words.ts";
import { Heading } from "#app/ui/Heading.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";

interface Props {
  part: string;
  /** The address at which the part is changed. */
  to: string;
  facts?: SeenFact[];
  children?: ReactNode;
}

/** A part of what companies see, and the way to change it. */
export function SeenPart({ part, to, facts, children }: Props) {
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
      {facts && <SeenFacts facts={facts} />}
      {children}
    </div>
  );
}
