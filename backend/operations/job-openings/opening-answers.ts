import { and, eq } from "drizzle-orm";
import { type JobOpening, type JobOpeningChanges, jobOpeningAnswers } from "#contract/entities/job-opening.ts";
import { Refusal } from "#contract/errors.ts";
import { todayInGermany } from "#domain/today.ts";
import { isOffered } from "../../db/offered.ts";
import type { Executor } from "../../db/open.ts";
import type { jobOpening } from "../../db/schema/job-openings.ts";
import { place } from "../../db/schema/places.ts";
import { campus, course, intake } from "../../db/schema/unit.ts";

/** Optional answers are empty, never null. */
const empty = {
  teamSize: "",
  benefits: "",
  extraPayment: "",
  offerDescription: "",
  offerUrl: "",
  placeOfTraining: "",
  softwareSkills: {},
} satisfies Partial<JobOpening>;

/** Answers as they are stored: an answer that is taken back becomes null, or empty where it is optional. */
export function asStored(answers: JobOpeningChanges): JobOpeningChanges {
  const taken = Object.keys(answers).filter((name) => answers[name as keyof typeof answers] === null);
  return { ...answers, ...Object.fromEntries(taken.map((name) => [name, empty[name as keyof typeof empty] ?? null])) };
}

export const answerNames = Object.keys(jobOpeningAnswers.shape) as (keyof JobOpeningChanges)[];

/** The answers among its values; absent ones stay absent. */
export const answersIn = (what: JobOpeningChanges): JobOpeningChanges =>
  Object.fromEntries(answerNames.filter((name) => name in what).map((name) => [name, what[name]]));

type Columns = Partial<Omit<typeof jobOpening.$inferInsert, "companyId">>;

/** The columns for these answers; a postal code sets the place as well. */
export async function columnsOf(db: Executor, answers: JobOpeningChanges): Promise<Columns> {
  const { campus: campusName, course: courseName, softwareSkills, ...others } = asStored(answers);
  return {
    ...(others as Columns),
    campusName,
    courseName,
    softwareSkills: softwareSkills ?? undefined,
    ...(await placeOf(db, answers)),
  };
}

async function placeOf(db: Executor, { practicePostalCode }: JobOpeningChanges) {
  if (practicePostalCode === undefined) return {};
  const [found] = await db
    .select({ latitude: place.latitude, longitude: place.longitude })
    .from(place)
    .where(eq(place.postalCode, practicePostalCode ?? ""));
  return found ?? { latitude: null, longitude: null };
}

/** Of the chosen campus, course and start, those that the programme does not offer, or no longer. */
export async function notOfferedIn(db: Executor, answers: JobOpeningChanges, now: Date) {
  const today = todayInGermany(now);
  const found = {
    campus: (name: string) => db.$count(campus, and(eq(campus.name, name), isOffered(campus, today))),
    course: (name: string) => db.$count(course, and(eq(course.name, name), isOffered(course, today))),
    startDate: (day: string) => db.$count(intake, and(eq(intake.startsOn, day), isOffered(intake, today))),
  };
  const missing: (keyof typeof found)[] = [];
  for (const name of ["campus", "course", "startDate"] as const) {
    const chosen = answers[name];
    if (chosen && (await found[name](chosen)) === 0) missing.push(name);
  }
  return missing;
}

/** 422 for a campus, course or start that the programme does not offer. */
export async function refuseNotOffered(db: Executor, answers: JobOpeningChanges, now: Date) {
  const missing = await notOfferedIn(db, answers, now);
  if (missing.length > 0) throw Refusal.invalid(Object.fromEntries(missing.map((name) => [name, ["required"]])));
}
