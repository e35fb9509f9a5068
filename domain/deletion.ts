import { limits } from "#contract/limits.ts";
import { daysAfter } from "./german-time.ts";
import { todayInGermany } from "./today.ts";

/** When a deletion requested at this moment is carried out. */
export const deletionDueAt = (requestedAt: Date) => daysAfter(requestedAt, limits.deletionDays);

/** The German day on which it is; null where nobody requested it. */
export const deletionDueOn = (requestedAt: Date | null) => requestedAt && todayInGermany(deletionDueAt(requestedAt));
