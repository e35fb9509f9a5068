import type { ReactNode } from "react";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { Tip } from "#app/ui/Tip.tsx";
import type { WholeJobOpening } from "#contract/entities/job-opening.ts";
import { distanceInWords, reasonsInWords } from "./in-words.ts";

/** Everything about an opening; what its company left empty is not mentioned. */
export function OpeningFacts({ opening }: { opening: WholeJobOpening }) {
  const t = useT();
  const { reasons } = opening;
  const [distance] = distanceInWords(t, reasons);
  const why = reasonsInWords(t, opening).filter((reason) => reason !== distance);
  const facts: [string, ReactNode][] = [
    ["course", <bdi key="course">{opening.course}</bdi>],
    ["campus", <bdi key="campus">{opening.campus}</bdi>],
    ["startDate", formatDay(opening.startDate)],
    ["positions", t("positions", { free: opening.openPositions, of: opening.requiredCount })],
    ["practicePlace", <bdi key="place">{`${opening.practicePostalCode} ${opening.practicePlace}`.trim()}</bdi>],
    ["distance", distance],
    ["placeOfTraining", opening.placeOfTraining && <bdi key="training">{opening.placeOfTraining}</bdi>],
    ["workmodel", t(`workmodel.${opening.workmodel}`)],
    ["teamSize", opening.teamSize && <bdi key="team">{opening.teamSize}</bdi>],
    ["extraPayment", opening.extraPayment && <bdi key="money">{opening.extraPayment}</bdi>],
    ["why", why.join(" · ")],
  ];
  return (
    <>
      <section>
        <Heading level={2}>{t("facts")}</Heading>
        <Facts>
          {facts
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <Fact key={name} label={<FactName of={name} />}>
                {value}
              </Fact>
            ))}
        </Facts>
      </section>
      {(["tasks", "skills", "benefits", "offerDescription"] as const).map(
        (name) =>
          opening[name] && (
            <section key={name} className="stack">
              <Heading level={2}>{t(`text.${name}`)}</Heading>
              <p className="lines-kept" lang="de" dir="auto">
                {opening[name]}
              </p>
            </section>
          ),
      )}
      {isWebAddress(opening.offerUrl) && (
        <p>
          <TextLink to={opening.offerUrl} target="_blank" rel="noopener noreferrer">
            {t("offerUrl")} <Icon name="external" />
            <Hidden> {t("shell.newWindow")}</Hidden>
          </TextLink>
        </p>
      )}
    </>
  );
}

/** Two places, which only the words tell apart, are explained. */
function FactName({ of }: { of: string }) {
  const t = useT();
  const name = t(`fact.${of}`);
  return t.has(`tip.${of}`) ? <Tip text={t(`tip.${of}`)}>{name}</Tip> : name;
}

/** Companies write it: only what a browser opens as a page is a link. */
function isWebAddress(address: string) {
  try {
    new URL(address);
    return /^https?:\/\//i.test(address);
  } catch {
    return false;
  }
}
