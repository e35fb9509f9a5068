import { z } from "zod";
import { studyModels } from "../enumerations/people.ts";
import { legalTexts } from "../enumerations/texts.ts";
import { limits } from "../limits.ts";
import { message } from "../message.ts";
import { day, email, oneLine, phone } from "../values.ts";

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
  /** Those that have words, of the office or those that came with the portal. */
  legalTexts: z.array(z.enum(legalTexts)),
  /** Requests of companies that nobody has answered, and since when the first of them has waited. */
  requests: z.object({ waiting: count, since: z.string().nullable() }),
});
export type Programme = z.infer<typeof programme>;

/** The last day on which it can be chosen; null: it does not run out. */
const endsOn = day.nullable();
const name = oneLine(limits.nameCharacters);

export const campusAnswers = z.object({ name, city: name, phone, email, endsOn });
export const courseAnswers = z.object({
  name,
  studyModel: z.enum(studyModels),
  /** Where it is taught, by name; none: at every campus. */
  campuses: z.array(name).max(limits.courseCampuses),
  endsOn,
});
/** When it begins stays as it is: applications and openings name it by the day. */
const intakeAnswers = z.object({ repeats: z.boolean(), endsOn });
export const newIntake = intakeAnswers.extend({
  // A mistyped year that repeats would be followed by all since.
  startsOn: day.refine((date) => date >= "2000-01-01", message("date")),
});

const kept = {
  id: z.uuid(),
  version: count,
  /**
   * Job openings and applications that name it, drafts among them, courses taught at a campus, and the advisors who are
   * for it, by name: with none it can be deleted. Of applications each person's first, as in the funnel, and the others.
   */
  openings: count,
  applications: count,
  furtherApplications: count,
  courses: count,
  advisors: z.array(z.string()),
};
export const keptCampus = campusAnswers.extend({ ...kept, phone: z.string() });
export const keptCourse = courseAnswers.extend(kept);
export const keptIntake = intakeAnswers.extend({ startsOn: day, ...kept });
export type KeptCampus = z.infer<typeof keptCampus>;
export type KeptCourse = z.infer<typeof keptCourse>;
export type KeptIntake = z.infer<typeof keptIntake>;

/** What changed, the newest first; without a name when it was nobody of the office, or somebody who is gone. */
const changes = z.array(
  z.object({
    at: z.string(),
    by: z.string().nullable(),
    act: z.enum(["change", "lock", "unlock", "import", "upload", "remove"]),
    fields: z.array(z.string()),
  }),
);
export const history = { changes, createdAt: z.string() };
export const wholeCampus = keptCampus.extend(history);
export const wholeCourse = keptCourse.extend(history);
export const wholeIntake = keptIntake.extend(history);
export type History = Pick<z.infer<typeof wholeCampus>, "changes" | "createdAt">;

/** A change of some answers, read at this version. */
const changesOf = <T extends z.ZodRawShape>(answers: z.ZodObject<T>) =>
  answers.partial().extend({ version: z.number().int().optional() });
export const campusChanges = changesOf(campusAnswers);
export const courseChanges = changesOf(courseAnswers);
export const intakeChanges = changesOf(intakeAnswers);
