import { z } from "zod";
import { jobOpeningStatuses, workModels } from "../enumerations/matching.ts";
import { limits } from "../limits.ts";
import { message } from "../message.ts";
import { day, nullable, oneLine, placePostalCode, positions, text, webAddress } from "../values.ts";
import { softwareSkills } from "./account.ts";
import { companyPortrait } from "./company.ts";
import { applicationStages } from "./company-home.ts";
import { match } from "./match.ts";

/** Spec §3; `openWithActiveMatches` is derived and shown to the company only. */
export const jobOpening = z.object({
  id: z.uuid(),
  title: z.string(),
  campus: z.string(),
  course: z.string(),
  startDate: day,
  status: z.enum(jobOpeningStatuses),
  /** Positions that are still free, of `requiredCount`. */
  openPositions: z.number().int(),
  requiredCount: z.number().int(),
  tasks: z.string(),
  skills: z.string(),
  teamSize: z.string(),
  benefits: z.string(),
  extraPayment: z.string(),
  offerDescription: z.string(),
  offerUrl: z.string(),
  placeOfTraining: z.string(),
  practicePlace: z.string(),
  workmodel: z.enum(workModels),
  /** Extensions: answers that the matching uses. */
  practicePostalCode: z.string(),
  softwareSkills,
  publishedAt: z.string().nullable(),
});
export type JobOpening = z.infer<typeof jobOpening>;

/** What every list says of an opening. */
const headline = {
  id: true,
  title: true,
  campus: true,
  course: true,
  startDate: true,
  status: true,
  publishedAt: true,
} as const;

/** What a company writes about an opening in the steps of `manage` (spec §2; lengths: design §14). */
export const jobOpeningAnswers = z.object({
  campus: oneLine(limits.lineCharacters),
  course: oneLine(limits.lineCharacters),
  startDate: day,
  requiredCount: positions,
  title: oneLine(limits.nameCharacters, 5),
  tasks: text(limits.longTextCharacters, 15),
  placeOfTraining: oneLine(limits.lineCharacters),
  practicePlace: oneLine(limits.lineCharacters),
  practicePostalCode: placePostalCode,
  workmodel: z.enum(workModels, { error: message("required") }),
  teamSize: oneLine(limits.lineCharacters),
  benefits: text(limits.lineCharacters),
  extraPayment: oneLine(limits.lineCharacters),
  offerDescription: text(limits.textCharacters),
  offerUrl: webAddress,
  skills: text(limits.longTextCharacters, 15),
  softwareSkills,
});
/** Answers saved as unfinished work: those present must be well formed, null takes an answer back. */
export const jobOpeningChanges = nullable(jobOpeningAnswers.shape).partial();
export type JobOpeningChanges = z.infer<typeof jobOpeningChanges>;

/** An opening as its company sees it: in a draft, null means "not answered yet". */
export const ownJobOpening = nullable(jobOpening.shape).extend({
  ...jobOpening.pick({ id: true, status: true, softwareSkills: true }).shape,
  /** The company user who began it; null: nobody who is still there. */
  begunBy: z.uuid().nullable(),
  version: z.number().int(),
});
export type OwnJobOpening = z.infer<typeof ownJobOpening>;

/**
 * How many people look for what an opening offers now, each within the one before; `total` is whom it fits. The first
 * three end at `limits.fitCounted` + 1, which stands for more.
 */
const fit = z.object({
  course: z.number().int(),
  campus: z.number().int(),
  startDate: z.number().int(),
  /** Of those, people within their own maximum distance, or whose distance is not known. */
  total: z.number().int(),
  /** Of those, people with all the required software skills, at the required level or better. */
  skilled: z.number().int(),
});
/** An opening as it is written on; whom it would fit is null before a course is chosen. */
export const jobOpeningWithFit = ownJobOpening.extend({ fit: fit.nullable() });
export type JobOpeningWithFit = z.infer<typeof jobOpeningWithFit>;
/** How many applicants an opening's lists have. */
const applicantCounts = z.object({
  recommended: z.number().int(),
  /** Left out of the recommended ones by the company. */
  dismissed: z.number().int(),
  /** Those in touch; ended and accepted ones are not counted. */
  contacted: z.number().int(),
  /** Those of them who wait for the company, and who of them waits longest. */
  waiting: z.number().int(),
  longestWait: z.uuid().nullable(),
});
/** What each of an opening's pages says of it. */
export const openingHead = ownJobOpening
  .pick({
    id: true,
    title: true,
    campus: true,
    startDate: true,
    status: true,
    openPositions: true,
    requiredCount: true,
    begunBy: true,
  })
  .extend({ applicants: applicantCounts });
export type OpeningHead = z.infer<typeof openingHead>;
/** What happened to an opening, and which colleague did it; null: nobody who is still there, or the clock. */
const openingEvent = z.object({
  act: z.enum(["create", "publish", "change", "close", "expire"]),
  at: z.string(),
  by: z.string().nullable(),
});
export type OpeningEvent = z.infer<typeof openingEvent>;
/**
 * With where its applications stand, the running ones and those whose offer was accepted, and with its history, the
 * latest first.
 */
export const countedJobOpening = ownJobOpening.extend({
  stages: applicationStages,
  applicants: applicantCounts,
  history: z.array(openingEvent),
});
export type CountedJobOpening = z.infer<typeof countedJobOpening>;

/** Who is in touch with the company about an opening, as it may call them (ADR 0062); null: not any more. */
const personInTouch = z.object({ accountId: z.uuid(), matchId: z.uuid(), name: z.string().nullable() });

/** An opening, and those whose applications would end with it. */
export const jobOpeningWithPeople = ownJobOpening.extend({ inTouch: z.array(personInTouch) });
export type JobOpeningWithPeople = z.infer<typeof jobOpeningWithPeople>;

/** An opening in a company's list, with the number of applicants who wait for an answer. */
export const listedOwnJobOpening = ownJobOpening
  .pick({ ...headline, openPositions: true, requiredCount: true, begunBy: true })
  .extend({
    /** How many applicants wait for the company, and since when the first of them has waited. */
    waiting: z.number().int(),
    waitingSince: z.string().nullable(),
    /** Applicants whose application can still succeed, including those who wait. */
    running: z.number().int(),
    /** Before a first talk, in talks, with an offer, accepted. */
    applications: z.object({
      fresh: z.number().int(),
      meeting: z.number().int(),
      offered: z.number().int(),
      accepted: z.number().int(),
    }),
  });
export type ListedOwnJobOpening = z.infer<typeof listedOwnJobOpening>;

/** How many applicants wait for the company, at how many openings, and at which one the longest. */
export const dueApplications = z.object({
  openings: z.number().int(),
  applications: z.number().int(),
  longest: z.object({ jobOpeningId: z.uuid(), since: z.string() }),
});
export type DueApplications = z.infer<typeof dueApplications>;

/** Why an opening is suggested (design §6); the page puts each reason into words. */
const suggestionReasons = z.object({
  fitsCourse: z.boolean(),
  fitsCampus: z.boolean(),
  fitsIntake: z.boolean(),
  /** What the applicant looks for; null where they have not said. */
  wanted: z.object({ course: z.string().nullable(), campus: z.string().nullable(), startDate: day.nullable() }),
  /** As the crow flies from the applicant's postal code; null where one of the two is not known. */
  distanceKilometres: z.number().nullable(),
  /** Whether it lies within the applicant's own maximum; null where that is not known. */
  isWithinDistance: z.boolean().nullable(),
  /** Software groups that the opening asks for and the applicant has at that level or better. */
  skills: softwareSkills,
});
export type SuggestionReasons = z.infer<typeof suggestionReasons>;

/** An opening as a list shows it to an applicant. */
export const listedJobOpening = jobOpening
  .pick({ ...headline, practicePlace: true, workmodel: true, extraPayment: true })
  .extend({
    companyName: z.string(),
    /** The office has locked its company, which answers nobody meanwhile (ADR 0076). */
    isLocked: z.boolean(),
    reasons: suggestionReasons,
    isFavorite: z.boolean(),
    /** null: never opened, nor marked as a favourite, by this applicant. */
    viewedAt: z.string().nullable(),
    /** The applicant's application to it; null when there is none. */
    match: match.nullable(),
  });
export type ListedJobOpening = z.infer<typeof listedJobOpening>;

/** An opening with everything that applicants see on its page. */
export const wholeJobOpening = jobOpening.extend({
  company: companyPortrait,
  ...listedJobOpening.pick({ isLocked: true, reasons: true, isFavorite: true, viewedAt: true, match: true }).shape,
});
export type WholeJobOpening = z.infer<typeof wholeJobOpening>;

/**
 * `total` and `unread` count all pages; unread is what is new to the applicant, who never opened it, marked it or
 * applied for it, and to whom nobody recommended it. `next` numbers the following page. `applications` are those of the
 * applicant that are under way, in this list or not.
 */
export const jobOpeningPage = z.object({
  items: z.array(listedJobOpening),
  applications: z.number().int(),
  total: z.number().int(),
  unread: z.number().int(),
  next: z.number().int().nullable(),
});
export type JobOpeningPage = z.infer<typeof jobOpeningPage>;
