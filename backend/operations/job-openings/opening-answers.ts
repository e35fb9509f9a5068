import { eq } from "drizzle-orm";
import { type JobOpening, type JobOpeningChanges, jobOpeningAnswers } from "#contract/entities/job-opening.ts";
import type { Executor } from "../../db/open.ts";
import type { jobOpening } from "../../db/schema/job-openings.ts";
import { place } from "../../db/schema/places.ts";

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
