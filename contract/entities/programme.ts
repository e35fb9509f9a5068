import { z } from "zod";

const count = z.number().int();

/** What applicants need before they can apply, as counts of what can be chosen or asked now. */
export const programme = z.object({
  campuses: count,
  courses: count,
  /** Those that have not begun. */
  intakes: count,
  /** Those who get new applicants. */
  advisors: count,
  companies: count,
});
export type Programme = z.infer<typeof programme>;
