import type { ComponentProps, ReactNode } from "react";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import { type Reason, Why } from "#app/ui/Hit.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { Tip } from "#app/ui/Tip.tsx";
import { isWebAddress } from "#app/web-address.ts";
import type { OwnJobOpening } from "#contract/entities/job-opening.ts";

/** The shown parts of an opening; a draft's missing answers are null. */
type Shown = Omit<OwnJobOpening, "id" | "status" | "begunBy" | "version" | "title" | "softwareSkills" | "publishedAt">;

interface Props {
  opening: Shown;
  /** The opening as seen by its reader: the distance, and why it fits or does not. */
  forReader?: { distance?: string; reasons: Reason[] };
  /** The level of its headings: the outline of the page decides. */
  level?: ComponentProps<typeof Heading>["level"];
  /** Stands in place of a missing answer that publishing needs. */
  gap?: ReactNode;
}

/** The facts of an opening in the order of an applicant's questions: course, tasks, pay, place and start. */
export function OpeningFacts({ opening, forReader, level = 2, gap }: Props) {
  const t = useT();
  const { course, campus, startDate, workmodel, practicePlace, practicePostalCode, requiredCount } = opening;
  const positions = requiredCount && { free: opening.openPositions ?? requiredCount, count: requiredCount };
  const facts: Record<string, ReactNode> = {
    extraPayment: opening.extraPayment && <bdi lang="de">{opening.extraPayment}</bdi>,
    startDate: startDate ? formatDay(startDate) : gap,
    practicePlace: practicePlace ? <bdi>{`${practicePostalCode ?? ""} ${practicePlace}`.trim()}</bdi> : gap,
    distance: forReader?.distance,
    workmodel: workmodel ? t(`openingFacts:workmodel.${workmodel}`) : gap,
    course: course ? <bdi>{course}</bdi> : gap,
    campus: campus ? <bdi>{campus}</bdi> : gap,
    placeOfTraining: isElsewhere(opening) && <bdi>{opening.placeOfTraining}</bdi>,
    teamSize: opening.teamSize && <TeamSize of={opening.teamSize} />,
    positions: positions ? t("openingFacts:positions", positions) : gap,
  };
  return (
    <>
      <Written opening={opening} names={["offerDescription", "tasks"]} level={level} gap={gap} />
      <section>
        <Heading level={level}>{t("openingFacts:title")}</Heading>
        <Facts>
          {Object.entries(facts)
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <Fact key={name} label={<FactName of={name} />}>
                {value}
              </Fact>
            ))}
          {forReader && forReader.reasons.length > 0 && (
            <Fact label={t("openingFacts:applicant.why")}>
              <Why label={t("openingFacts:applicant.why")} reasons={forReader.reasons} />
            </Fact>
          )}
        </Facts>
      </section>
      <Written opening={opening} names={["skills", "benefits"]} level={level} gap={gap} />
      {isWebAddress(opening.offerUrl ?? "") && (
        <p>
          <TextLink to={opening.offerUrl ?? ""} target="_blank" rel="noopener noreferrer">
            {t("openingFacts:offerUrl")}&nbsp;
            <Icon name="external" />
            <Hidden> {t("shell.newWindow")}</Hidden>
          </TextLink>
        </p>
      )}
    </>
  );
}

type Text = "offerDescription" | "tasks" | "skills" | "benefits";
/** The company's text; an optional text left empty is not mentioned. */
function Written({
  opening,
  names,
  level,
  gap,
}: Pick<Props, "opening" | "gap"> & { names: Text[]; level: NonNullable<Props["level"]> }) {
  const t = useT();
  return names.map((name) => {
    const text = opening[name];
    if (text === "" || (text === null && !gap)) return null;
    return (
      <section key={name} className="stack">
        <Heading level={level}>{t(`openingFacts:applicant.text.${name}`)}</Heading>
        {text === null ? (
          gap
        ) : (
          <p className="lines-kept" lang="de" dir="auto">
            {text}
          </p>
        )}
      </section>
    );
  });
}

/** The campus has its own row: a place of training that merely repeats it is left out. */
const isElsewhere = ({ placeOfTraining, campus }: Pick<Shown, "placeOfTraining" | "campus">) =>
  placeOfTraining?.replace(/^Campus\s+/i, "") !== campus && placeOfTraining;

/** A bare number is a number of people; anything else is the company's own wording. */
function TeamSize({ of: size }: { of: string }) {
  const t = useT();
  return <bdi>{/^\d{1,6}$/.test(size) ? t("openingFacts:people", { count: Number(size) }) : size}</bdi>;
}

/** The two places differ only by their labels, so these are explained. */
function FactName({ of }: { of: string }) {
  const t = useT();
  const name = t(`openingFacts:fact.${of}`);
  const tip = `openingFacts:applicant.tip.${of}`;
  return t.has(tip) ? <Tip text={t(tip)}>{name}</Tip> : name;
}
