import { formatDay } from "#app/i18n/format.ts";
import type { Translate } from "#app/i18n/translate.ts";
import type { KeptAdvisor } from "#contract/entities/kept-advisor.ts";

const rights = ["isAdvising", "isLead", "isOffice"] as const;

/** What an advisor may; empty: nothing. */
export const rightsOf = (t: Translate, advisor: KeptAdvisor) =>
  rights
    .filter((right) => advisor[right])
    .map((right) => t(`rights.${right}`))
    .join(", ");

/** Whose applicants come to an advisor; empty: nobody's in particular. */
export const placesOf = ({ campuses, courses }: KeptAdvisor) => [...campuses, ...courses].join(", ");

/** Whether an advisor can sign in, and whether they ever have. */
export function stateOf(t: Translate, { lockedAt, hasSignedIn }: KeptAdvisor) {
  if (lockedAt) return t("state.locked", { date: formatDay(lockedAt) });
  return t(hasSignedIn ? "state.open" : "state.awaited");
}
