import { sql } from "drizzle-orm";
import { unit } from "./schema/unit.ts";

/** `isUnderWay` of `domain/stage.ts` as a condition on `unit`, in the words of its index. */
export const isUnderWay = sql`${unit.stage} not in ('Won', 'Lost')`;
