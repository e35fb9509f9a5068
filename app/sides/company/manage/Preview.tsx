import { useT } from "#app/i18n/I18n.tsx";
import { OpeningFacts } from "#app/sides/shared/job-openings/OpeningFacts.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Status } from "#app/ui/Status.tsx";
import { Text } from "#app/ui/Text.tsx";
import type { OwnJobOpening } from "#contract/entities/job-opening.ts";

interface Props {
  opening: OwnJobOpening;
  companyName: string;
}

/** The opening as applicants read it, in their colour and tone, with gaps marked where answers are missing. */
export function Preview({ opening, companyName }: Props) {
  const t = useT();
  const gap = <Status state="bad">{t("gap.missing")}</Status>;
  const openPositions = opening.status === "draft" ? opening.requiredCount : opening.openPositions;
  return (
    <article className="card stack seen" data-accent-color="blue">
      <div>
        <Text size={2}>
          <bdi>{[companyName, opening.practicePlace].filter(Boolean).join(", ")}</bdi>
        </Text>
        <Heading level={3} size="panel">
          {opening.title ? <bdi lang="de">{opening.title}</bdi> : gap}
        </Heading>
      </div>
      <OpeningFacts opening={{ ...opening, openPositions }} level={4} gap={gap} />
    </article>
  );
}
