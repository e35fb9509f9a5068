import { formatDay } from "#app/i18n/format.ts";
import type { Translate, Values } from "#app/i18n/translate.ts";
import type { Reason } from "#app/ui/Hit.tsx";
import type { ListedJobOpening } from "#contract/entities/job-opening.ts";

/** The page's words for a reason: they address the applicant, or speak of them. */
type Say = (reason: string, values: Values) => string;
type Reasons = Pick<ListedJobOpening, "reasons">;
type Fitting = Reasons & Pick<ListedJobOpening, "course" | "campus" | "startDate">;

/** Course, campus and start: as the applicant wants them, or the differing value. */
export function fitInWords(say: Say, { course, campus, startDate, reasons }: Fitting): Reason[] {
  const { fitsCourse, fitsCampus, fitsIntake, wanted } = reasons;
  const said = [
    ["course", fitsCourse, course, wanted.course],
    ["campus", fitsCampus, campus, wanted.campus],
    ["intake", fitsIntake, formatDay(startDate), wanted.startDate && formatDay(wanted.startDate)],
  ] as const;
  return said.flatMap(([name, fits, is, wish]) =>
    wish === null ? [] : [{ words: say(`${name}.${fits ? "fits" : "other"}`, { is, wanted: wish }), fits }],
  );
}

export const distanceInWords = (say: Say, { reasons }: Reasons): Reason[] =>
  reasons.distanceKilometres === null
    ? []
    : [
        {
          words: say(reasons.isWithinDistance === false ? "farther" : "distance", {
            kilometres: reasons.distanceKilometres,
          }),
          fits: reasons.isWithinDistance !== false,
        },
      ];

export const skillsInWords = (t: Translate, say: Say, { reasons }: Reasons): Reason[] =>
  Object.keys(reasons.skills).map((group) => ({ words: say("skill", { skill: t(`software:${group}`) }), fits: true }));
