import { limits } from "#contract/limits.ts";
import { day } from "./time.ts";

/** When a deletion requested at this moment is carried out. */
export const deletionDueAt = (requestedAt: Date) => new Date(requestedAt.getTime() + limits.deletionDays * day);
