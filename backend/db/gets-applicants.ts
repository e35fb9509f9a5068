import { and, isNull } from "drizzle-orm";
import { advisor } from "./schema/unit.ts";

/** Who is given new applicants. A condition on `advisor`. */
export const getsApplicants = and(advisor.isAdvising, isNull(advisor.lockedAt));
