import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import type { WholeJobOpening } from "#contract/entities/job-opening.ts";

/** The facts of an offer: company, pay, start, place. */
export function OfferFacts({ opening }: { opening: WholeJobOpening }) {
  const t = useT();
  const { company, extraPayment, startDate, practicePlace, practicePostalCode } = opening;
  return (
    <Facts>
      <Fact label={t("jobOpening:company.title")}>
        <bdi>{company.name}</bdi>
      </Fact>
      {extraPayment && (
        <Fact label={t("openingFacts:fact.extraPayment")}>
          <bdi>{extraPayment}</bdi>
        </Fact>
      )}
      <Fact label={t("openingFacts:fact.startDate")}>{formatDay(startDate)}</Fact>
      <Fact label={t("openingFacts:fact.practicePlace")}>
        <bdi>{`${practicePostalCode} ${practicePlace}`.trim()}</bdi>
      </Fact>
    </Facts>
  );
}
