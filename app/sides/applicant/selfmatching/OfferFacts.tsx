import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import { Why } from "#app/ui/Hit.tsx";
import type { WholeJobOpening } from "#contract/entities/job-opening.ts";
import { fitInWords } from "./in-words.ts";

/** What is accepted with an offer (`offeredTerms`), and what of it differs from the applicant's wish. */
export function OfferFacts({ opening }: { opening: WholeJobOpening }) {
  const t = useT();
  const { company, extraPayment, startDate, workmodel, practicePlace, practicePostalCode } = opening;
  const differences = fitInWords(t, opening).filter(({ fits }) => !fits);
  return (
    <Facts>
      <Fact label={t("jobOpening:company.title")}>
        <bdi>{company.name}</bdi>
      </Fact>
      <Fact label={t("openingFacts:fact.course")}>
        <bdi>{opening.course}</bdi>
      </Fact>
      <Fact label={t("openingFacts:fact.campus")}>
        <bdi>{opening.campus}</bdi>
      </Fact>
      {extraPayment && (
        <Fact label={t("openingFacts:fact.extraPayment")}>
          <bdi lang="de">{extraPayment}</bdi>
        </Fact>
      )}
      <Fact label={t("openingFacts:fact.startDate")}>{formatDay(startDate)}</Fact>
      <Fact label={t("openingFacts:fact.practicePlace")}>
        <bdi>{`${practicePostalCode} ${practicePlace}`.trim()}</bdi>
      </Fact>
      <Fact label={t("openingFacts:fact.workmodel")}>{t(`openingFacts:workmodel.${workmodel}`)}</Fact>
      {differences.length > 0 && (
        <Fact label={t("openingFacts:applicant.why")}>
          <Why label={t("openingFacts:applicant.why")} reasons={differences} />
        </Fact>
      )}
    </Facts>
  );
}
