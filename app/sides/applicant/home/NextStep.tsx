import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { StudyUnit } from "#contract/enumerations/people.ts";
import { applicantPaths } from "../paths.ts";
import { looksOf, pathOfStep } from "../steps/step-pages.ts";
import type { Due } from "./guide.ts";

interface Props {
  unit: StudyUnit;
  due: Due;
  firstName: string | null;
  stepsLeft: number;
}

/** The greeting and the one next step; what happens next when it is nobody's turn here. */
export function NextStep({ unit, due: { group, step, subject, isStarted }, firstName, stepsLeft }: Props) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const to = step && pathOfStep[step]?.(paths);
  const hello = firstName ? t("hello.named", { name: firstName }) : t("hello.plain");
  return (
    <Band
      group={looksOf[group].halves}
      greeting={stepsLeft > 0 ? `${hello} ${t("stepsLeft", { count: stepsLeft })}` : hello}
      title={t(`next.${subject}.title`, { context: unit })}
      lead={t(`next.${subject}.lead`)}
    >
      {to && (
        <ButtonLink kind="primary" to={to}>
          {t(`next.${subject}.${isStarted && t.has(`next.${subject}.goOn`) ? "goOn" : "begin"}`)}
        </ButtonLink>
      )}
    </Band>
  );
}
