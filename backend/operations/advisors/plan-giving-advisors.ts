import type { Executor } from "../../db/open.ts";
import { enqueue } from "../../jobs/enqueue.ts";

/** Has applicants without an advisor given one soon; several changes of advisors plan it once. */
export const planGivingAdvisors = (db: Executor) => enqueue(db, "giveAdvisors", {}, { jobKey: "giveAdvisors" });
