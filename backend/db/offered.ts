import { gte, isNull, or } from "drizzle-orm";
import type { campus, course, intake } from "./schema/unit.ts";

/** Whether it can be chosen on a day: what runs out can be on its last one. */
export const isOffered = ({ endsOn }: typeof campus | typeof course | typeof intake, day: string) =>
  or(isNull(endsOn), gte(endsOn, day));
