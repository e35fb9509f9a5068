import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import type { Translate } from "#app/i18n/translate.ts";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Status } from "#app/ui/Status.tsx";
import { Text } from "#app/ui/Text.tsx";
import type { CountedJobOpening } from "#contract/entities/job-opening.ts";
import { OpeningFacts } from "../../shared/job-openings/OpeningFacts.tsx";
import { Gaps } from "../manage/Gaps.tsx";
import type { Gap } from "../manage/gaps.ts";
import { markOf } from "./stages.ts";

/** The state of an opening: its status, its numbers, and the text that applicants read. */
export function Overview({ opening, gaps }: { opening: CountedJobOpening; gaps: Gap[] }) {
  const t = useT();
  const { status, startDate, publishedAt, requiredCount, openPositions } = opening;
  const stages = opening.stages.filter(({ count }) => count > 0);
  return (
    <>
      <section>
        <Heading level={2}>{t("state.title")}</Heading>
        <Facts>
          <Fact label={t("state.status")}>
            <Status state={markOf(opening)}>{t(`status.${status}`)}</Status>
          </Fact>
          {status !== "draft" && requiredCount && (
            <Fact label={t("state.positions")}>
              {t("taken", { taken: requiredCount - (openPositions ?? 0), count: requiredCount })}
            </Fact>
          )}
          {publishedAt && <Fact label={t("state.published")}>{formatDay(publishedAt)}</Fact>}
          {startDate && <Fact label={t("state.start")}>{formatDay(startDate)}</Fact>}
        </Facts>
      </section>
      {gaps.length > 0 && <Gaps of={gaps} id={opening.id} />}
      {status !== "draft" && (
        <section>
          <Heading level={2}>{t("applications")}</Heading>
          {stages.length === 0 ? (
            <p>{t("noApplications")}</p>
          ) : (
            <Facts>
              {stages.map(({ status: stage, count, waiting }) => (
                <Fact key={stage} label={t(`stage.${stage}`)}>
                  {waiting > 0 ? <Status state="you">{countsInWords(t, count, waiting)}</Status> : String(count)}
                </Fact>
              ))}
            </Facts>
          )}
        </section>
      )}
      <section className="stack-m">
        <div>
          <Heading level={2}>{t("read.title")}</Heading>
          <Text muted>{t("read.note")}</Text>
        </div>
        <OpeningFacts opening={opening} level={3} gap={<Text muted>{t("gap")}</Text>} />
      </section>
    </>
  );
}

const countsInWords = (t: Translate, all: number, waiting: number) =>
  waiting === all ? t("allWaiting", { count: all }) : t("someWaiting", { all, count: waiting });
