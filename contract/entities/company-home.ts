import { z } from "zod";
import { applicationStatuses } from "../enumerations/matching.ts";
import { newsItem } from "./news.ts";
import { notification } from "./notification.ts";

/** A draft may lack all but its id. */
const draft = z.object({
  id: z.uuid(),
  title: z.string().nullable(),
  course: z.string().nullable(),
  campus: z.string().nullable(),
});
const opening = z.object({ id: z.uuid(), title: z.string(), course: z.string(), campus: z.string() });
const count = z.number().int();
/** As the company may call them (ADR 0062): by name, by their first name, or not any more. */
const applicant = z.object({ accountId: z.uuid(), matchId: z.uuid(), name: z.string().nullable() });

/** What a company's home tells: who waits for it, whom it meets this week, and where all applications stand. */
export const companyHome = z.object({
  /** Openings in which applicants wait for the company, the longest wait first. */
  waiting: z.array(
    z.object({
      jobOpening: opening,
      /** Of all who wait; the first of them are named, the longest wait first. */
      count,
      since: z.string(),
      applicants: z.array(
        applicant.extend({
          /** As it is now: it says what is to be done. */
          status: z.enum(applicationStatuses),
          since: z.string(),
          interviewAt: z.string().nullable(),
          trialDayAt: z.string().nullable(),
        }),
      ),
    }),
  ),
  /** Interviews and trial days from today on, for a week. */
  appointments: z.array(
    z.object({
      kind: z.enum(["interview", "trialDay"]),
      at: z.string(),
      place: z.string().nullable(),
      jobOpening: opening,
      applicant,
    }),
  ),
  /** How many running applications are in each status, and how many of them wait for the company. */
  stages: z.array(z.object({ status: z.enum(applicationStatuses), count, waiting: count })),
  /** The newest drafts, each with the answers that it lacks; none when it may be published. */
  drafts: z.array(draft.extend({ missing: z.array(z.string()) })),
  /** The newest of what happened at the company's openings. */
  notifications: z.array(notification),
  news: z.array(newsItem.pick({ id: true, title: true, publishedAt: true })),
  /** The advisor of the campus that most of its openings are for; without one, the office: then there is no name. */
  contact: z.object({
    name: z.string().nullable(),
    campus: z.string().nullable(),
    phone: z.string(),
    email: z.string(),
  }),
});
export type CompanyHome = z.infer<typeof companyHome>;
