import { formatMonth } from "#app/i18n/format-month.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Bars } from "#app/ui/Bars.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Text } from "#app/ui/Text.tsx";
import type { FeedbackFigures } from "#contract/entities/figures.ts";
import { percentOf, totalOf } from "./feedback.ts";
import { TableFile } from "./TableFile.tsx";

/** How many found it good, month by month. */
export function Months({ of: months, file }: { of: FeedbackFigures["months"]; file: string }) {
  const t = useT();
  return (
    <section className="stack">
      <Heading level={2} id="months">
        {t("months")}
      </Heading>
      <Bars
        labelledBy="months"
        bars={months.map(({ month, ratings }) => {
          const positive = percentOf(ratings, "positive");
          const [neutral, negative] = [percentOf(ratings, "neutral"), percentOf(ratings, "negative")];
          return {
            key: month,
            name: formatMonth(`${month}-01`, t.language),
            all: 100,
            part: positive,
            words: t("shares", { positive, neutral, negative, count: totalOf(ratings) }),
          };
        })}
      />
      <Text size={2} muted>
        {t("legend")}
      </Text>
      <TableFile to={file}>{t("table.months")}</TableFile>
    </section>
  );
}
