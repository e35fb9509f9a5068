import type { ReactNode } from "react";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import { Why } from "#app/ui/Hit.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { Tip } from "#app/ui/Tip.tsx";
import type { WholeJobOpening } from "#contract/entities/job-opening.ts";
import { distanceInWords, fitInWords, skillsInWords } from "./in-words.ts";

/** Everything about an opening, as a reader asks: what it is, what there is to do, what it pays, where and from when. */
export function OpeningFacts({ opening }: { opening: WholeJobOpening }) {
  const t = useT();
  const [distance] = distanceInWords(t, opening);
  const reasons = [...fitInWords(t, opening), ...skillsInWords(t, opening)];
  const facts: [string, ReactNode][] = [
    ["extraPayment", opening.extraPayment && <bdi key="money">{opening.extraPayment}</bdi>],
    ["startDate", formatDay(opening.startDate)],
    ["practicePlace", <bdi key="place">{`${opening.practicePostalCode} ${opening.practicePlace}`.trim()}</bdi>],
    ["distance", distance?.words],
    ["workmodel", t(`matching:workmodel.${opening.workmodel}`)],
    ["course", <bdi key="course">{opening.course}</bdi>],
    ["campus", <bdi key="campus">{opening.campus}</bdi>],
    ["placeOfTraining", isElsewhere(opening) && <bdi key="training">{opening.placeOfTraining}</bdi>],
    ["teamSize", opening.teamSize && <TeamSize key="team" of={opening.teamSize} />],
    ["positions", t("positions", { free: opening.openPositions, count: opening.requiredCount })],
    ["why", reasons.length > 0 && <Why key="why" label={t("fact.why")} reasons={reasons} />],
  ];
  return (
    <>
      <Written opening={opening} names={["offerDescription", "tasks"]} />
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
      <Written opening={opening} names={["skills", "benefits"]} />
      {isWebAddress(opening.offerUrl) && (
        <p>
          <TextLink to={opening.offerUrl} target="_blank" rel="noopener noreferrer">
            {t("offerUrl")}&nbsp;
            <Icon name="external" />
            <Hidden> {t("shell.newWindow")}</Hidden>
          </TextLink>
        </p>
      )}
    </>
  );
}

type Text = "offerDescription" | "tasks" | "skills" | "benefits";
/** What the company wrote; what it left empty is not mentioned. */
function Written({ opening, names }: { opening: WholeJobOpening; names: Text[] }) {
  const t = useT();
  return names.map(
    (name) =>
      opening[name] && (
        <section key={name} className="stack">
          <Heading level={2}>{t(`text.${name}`)}</Heading>
          <p className="lines-kept" lang="de" dir="auto">
            {opening[name]}
          </p>
        </section>
      ),
  );
}

/** The campus has a row of its own: a place of training that only names it says nothing new. */
const isElsewhere = ({ placeOfTraining, campus }: Pick<WholeJobOpening, "placeOfTraining" | "campus">) =>
  placeOfTraining.replace(/^Campus\s+/i, "") !== campus && placeOfTraining;

/** A bare number is a number of people; anything else a company said in words. */
function TeamSize({ of: size }: { of: string }) {
  const t = useT();
  return <bdi>{/^\d{1,6}$/.test(size) ? t("people", { count: Number(size) }) : size}</bdi>;
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
