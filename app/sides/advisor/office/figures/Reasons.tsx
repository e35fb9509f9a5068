import { useT } from "#app/i18n/I18n.tsx";
import { Bars } from "#app/ui/Bars.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Text } from "#app/ui/Text.tsx";
import { deskLimits } from "#contract/desk-limits.ts";
import type { FeedbackFigures } from "#contract/entities/figures.ts";
import { TableFile } from "./TableFile.tsx";

/** What was given as a reason most often. */
export function Reasons({ of: reasons, file }: { of: FeedbackFigures["reasons"]; file: string }) {
  const t = useT();
  return (
    <section className="stack">
      <Heading level={2} id="reasons">
        {t("reasons")}
      </Heading>
      <Bars
        labelledBy="reasons"
        bars={reasons.slice(0, deskLimits.monthsCompared).map(({ rating, reason, count }) => ({
          key: `${rating} ${reason}`,
          name: t(`reason.${reason}`),
          all: count,
          part: rating === "negative" ? count : 0,
          words: t(`said.${rating}`, { count }),
        }))}
      />
      <Text size={2} muted>
        {t("reasonsLegend")}
      </Text>
      <TableFile to={file}>{t("table.reasons")}</TableFile>
    </section>
  );
}
