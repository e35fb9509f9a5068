import { formatDay, formatTime, formatWeekday } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import type { Translate } from "#app/i18n/translate.ts";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { AgreedDay } from "#contract/entities/unit.ts";
import type { StudyUnit } from "#contract/enumerations/people.ts";
import type { Step } from "#domain/application-steps.ts";
import { todayInGermany } from "#domain/today.ts";
import { applicantPaths } from "../paths.ts";
import { placeWith } from "../selfmatching/place.ts";
import { looksOf, pathOfStep } from "../steps/step-pages.ts";
import type { Due } from "./guide.ts";

interface Props {
  unit: StudyUnit;
  due: Due;
  /** Another step that could be done first. */
  instead: Step | null;
  /** The next agreed day. */
  appointment: AgreedDay | null;
  /** Today in Germany, `YYYY-MM-DD`. */
  today: string;
  firstName: string | null;
  stepsLeft: number;
}

/** The greeting and the one next step, or what happens next when there is nothing to do. */
export function NextStep({ unit, due, instead, appointment, today, firstName, stepsLeft }: Props) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { group, step, subject, isStarted, of = [], others = 0 } = due;
  const mine = placeWith(paths.selfMatching, { view: "mine" });
  const [first] = of;
  const day = subject === appointment?.kind ? appointment : null;
  const to =
    first && of.length === 1 ? paths.jobOpening(first.jobOpeningId) : first ? mine : step && pathOfStep[step]?.(paths);
  const hello = firstName ? t("hello.named", { name: firstName }) : t("hello.plain");
  const isOne = of.length < 2;
  const isToday = day !== null && todayInGermany(new Date(day.at)) === today;
  const values = { count: of.length, company: first?.company ?? "", ...(day && dayInWords(t, day)) };
  const title = isToday ? `next.${subject}.today` : isOne ? `next.${subject}.title` : `several.${subject}.title`;
  const lead = day?.place ? `next.${subject}.leadAt` : isOne ? `next.${subject}.lead` : `several.${subject}.lead`;
  const begin = isOne ? `next.${subject}.begin` : `several.${subject}.begin`;
  return (
    <Band
      group={looksOf[group].halves}
      greeting={stepsLeft > 0 ? `${hello} ${t("stepsLeft", { count: stepsLeft })}` : hello}
      title={t(title, { context: unit, ...values })}
      lead={t(lead, isOne ? { ...values, count: first?.dates ?? 0 } : values)}
    >
      {to && (
        <ButtonLink kind="primary" to={to}>
          {t(isStarted && t.has(`next.${subject}.goOn`) ? `next.${subject}.goOn` : begin)}
        </ButtonLink>
      )}{" "}
      {day && (
        <TextLink to={paths.calendar(day.jobOpeningId)} reloadDocument>
          {t("appointment.calendar")}
        </TextLink>
      )}
      {others > 0 && <TextLink to={mine}>{t("others", { count: others })}</TextLink>}
      {instead && <TextLink to={pathOfStep[instead]?.(paths) ?? paths.home}>{t(`instead.${instead}`)}</TextLink>}
    </Band>
  );
}

const dayInWords = (t: Translate, { at, place }: AgreedDay) => ({
  weekday: formatWeekday(t, at),
  date: formatDay(at),
  time: formatTime(at),
  place: place ?? "",
});
