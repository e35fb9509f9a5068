import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Message } from "#app/ui/Message.tsx";
import type { JobOpeningWithFit } from "#contract/entities/job-opening.ts";
import { limits } from "#contract/limits.ts";

const demands = ["course", "campus", "startDate", "total", "skilled"] as const;

/** How many people the stored opening would fit, and how many remain after each requirement. */
export function FitCount({ opening }: { opening: JobOpeningWithFit }) {
  const t = useT();
  const { fit, course, campus, startDate, practicePostalCode, softwareSkills } = opening;
  if (!fit || !course)
    return (
      <Message tone="blue" title={t("manage:fit.unknown.title")}>
        {t("manage:fit.unknown.text")}
      </Message>
    );
  const counted = {
    course,
    campus: campus && t("manage:fit.campus", { campus }),
    startDate: startDate && t("manage:fit.startDate", { date: formatDay(startDate) }),
    total: practicePostalCode && t("manage:fit.total", { code: practicePostalCode }),
    skilled: Object.keys(softwareSkills).length > 0 && t("manage:fit.skilled"),
  };
  const { fitCounted } = limits;
  const numberOf = (people: number) => (people > fitCounted ? t("manage:fit.more", { number: fitCounted }) : people);
  const left = demands.filter((name) => counted[name]).map((name) => `${counted[name]} (${numberOf(fit[name])})`);
  const count = fit.total;
  return (
    <Message tone="blue" title={count === 0 ? t("manage:fit.nobody") : t("manage:fit.count", { count })}>
      {t("manage:fit.stored", { answers: left.join(", ") })}
    </Message>
  );
}
