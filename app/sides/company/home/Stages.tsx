import { useT } from "#app/i18n/I18n.tsx";
import type { Translate } from "#app/i18n/translate.ts";
import { Bars } from "#app/ui/Bars.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Text } from "#app/ui/Text.tsx";
import type { CompanyHome } from "#contract/entities/company-home.ts";

type Stage = CompanyHome["stages"][number];
/** With fewer numbers a sentence says as much (look §9). */
const leastBars = 3;

/** The applications under way by status: a table drawn as a chart. */
export function Stages({ of: stages }: { of: Stage[] }) {
  const t = useT();
  const shown = stages.filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  return (
    <section className="stack">
      <Heading level={2} id="stages">
        {t("stages.title")}
      </Heading>
      {shown.length < leastBars ? (
        <p>{shown.map((stage) => `${nameOf(t, stage)}: ${countInWords(t, stage)}.`).join(" ")}</p>
      ) : (
        <>
          <Bars
            labelledBy="stages"
            bars={shown.map((stage) => ({
              key: stage.status,
              name: nameOf(t, stage),
              all: stage.count,
              part: stage.waiting,
              words: countInWords(t, stage),
            }))}
          />
          <Text size={2} muted>
            {t("stages.legend")}
          </Text>
        </>
      )}
    </section>
  );
}

const nameOf = (t: Translate, { status }: Stage) => t(`stages.status.${status}`);

function countInWords(t: Translate, { count, waiting }: Stage): string {
  if (waiting === 0) return t("stages.none", { count });
  return waiting === count ? t("stages.all", { count }) : t("stages.some", { of: count, count: waiting });
}
