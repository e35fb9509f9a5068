import { z } from "zod";
import { deskLimits } from "../desk-limits.ts";
import { funnelGroups } from "../enumerations/figures.ts";
import { feedbackRatings, feedbackReasons } from "../enumerations/help.ts";
import { jobOpeningStatuses } from "../enumerations/matching.ts";
import { stages } from "../enumerations/people.ts";
import { limits } from "../limits.ts";
import { dayOfLog, pageKey, pageSize } from "../values.ts";

const count = z.number().int();
const atStage = z.object({
  /** Who is there now. */
  now: z.partialRecord(z.enum(stages), count),
  /** Who has been there or further, those whose application ended since among them. */
  reached: z.partialRecord(z.enum(stages), count),
});

/** When figures were worked out; they are a few minutes old. */
const at = z.string();

/** How far applicants have come: all that were asked for, and the same by campus, course, intake or week. */
export const funnel = z.object({
  at,
  all: atStage,
  /** By name or day; null: not chosen yet. */
  groups: z.array(atStage.extend({ name: z.string().nullable() })),
  campuses: z.array(z.string()),
  courses: z.array(z.string()),
  intakes: z.array(z.string()),
});
export type Funnel = z.infer<typeof funnel>;
export type AtStage = z.infer<typeof atStage>;

export const funnelSearch = z.object({
  campus: z.string().max(limits.searchCharacters).optional(),
  course: z.string().max(limits.searchCharacters).optional(),
  intake: z.iso.date().optional(),
  by: z.enum(funnelGroups).default("campus"),
});

const companyAnswers = z.object({
  companyId: z.uuid(),
  name: z.string(),
  /** How often applicants were interested, were answered, and wait. */
  interests: count,
  answered: count,
  waiting: count,
  /** Half of the answers came within so many hours; null without an answer. */
  medianHours: z.number().nullable(),
  /** Answers by how many days they took at most: the limits of `answerTimes`; the last group took longer. */
  within: z.array(count),
});
export type CompanyAnswers = z.infer<typeof companyAnswers>;

export const openingFigures = z.object({
  at,
  byStatus: z.partialRecord(z.enum(jobOpeningStatuses), count),
  /** The slowest first; those that have not answered at all before them. */
  companies: z.array(companyAnswers),
});
export type OpeningFigures = z.infer<typeof openingFigures>;

const ratings = z.partialRecord(z.enum(feedbackRatings), count);
const reasons = [...new Set(Object.values(feedbackReasons).flat())];
export const feedbackFigures = z.object({
  at,
  /** The newest month (`YYYY-MM`) first. */
  months: z.array(z.object({ month: z.string(), ratings })),
  /** The most frequent first. */
  reasons: z.array(z.object({ rating: z.enum(feedbackRatings), reason: z.enum(reasons), count })),
  texts: z.array(z.object({ id: z.uuid(), at: z.string(), rating: z.enum(feedbackRatings), text: z.string() })),
  next: z.string().nullable(),
});
export type FeedbackFigures = z.infer<typeof feedbackFigures>;

export const feedbackSearch = z.object({
  rating: z.enum(feedbackRatings).optional(),
  from: dayOfLog.optional(),
  until: dayOfLog.optional(),
  after: pageKey.optional(),
  /** How many texts at once. */
  size: pageSize(deskLimits.feedbackTextsPerPage),
});
