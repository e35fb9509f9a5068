import { z } from "zod";
import { paymentStates } from "../enumerations/companies.ts";
import { applicationStatuses } from "../enumerations/matching.ts";
import { newsItem } from "./news.ts";
import { notification } from "./notification.ts";

/** In a draft everything but the id may be missing. */
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

/** How many applications are in each status, and how many of them wait for the company. */
export const applicationStages = z.array(z.object({ status: z.enum(applicationStatuses), count, waiting: count }));

/**
 * The advisor of the campus that most of a company's openings are for; without one, the office: then there is no name.
 */
export const companyContact = z.object({
  name: z.string().nullable(),
  campus: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string(),
});
export type CompanyContact = z.infer<typeof companyContact>;

/** A company's home: who waits for it, this week's appointments, and where all applications stand. */
export const companyHome = z.object({
  /** How many the company has, of whatever status. */
  jobOpenings: count,
  paymentState: z.enum(paymentStates),
  /** Openings in which applicants wait for the company, the longest wait first. */
  waiting: z.array(
    z.object({
      jobOpening: opening,
      /** `total` counts everyone who waits; the first of them are listed, longest wait first. */
      count,
      since: z.string(),
      applicants: z.array(
        applicant.extend({
          /** The present status, which says what is to be done. */
          status: z.enum(applicationStatuses),
          since: z.string(),
          interviewAt: z.string().nullable(),
          trialDayAt: z.string().nullable(),
        }),
      ),
    }),
  ),
  /**
   * Contracts that wait for the company's request or signature: all for those who may see its students, for others those
   * that they may request or sign; null for none.
   */
  waitingContracts: z
    .object({
      count,
      /** How many of them the reader may request or sign. */
      yours: count,
      /** The longest accepted one, for those who may not see the list; null for the others. */
      first: z.object({ jobOpeningId: z.uuid(), accountId: z.uuid() }).nullable(),
    })
    .nullable(),
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
  /** Of the running ones. */
  stages: applicationStages,
  /** The newest drafts with the answers that each still lacks; an empty list means ready to publish. */
  drafts: z.array(draft.extend({ begunBy: z.uuid().nullable(), missing: z.array(z.string()) })),
  /** The latest events at the company's openings. */
  notifications: z.array(notification),
  news: z.array(newsItem.omit({ text: true })),
  contact: companyContact,
  /** Questions to us that wait for an answer of the company, as far as the reader may see them. */
  waitingTickets: count,
  /** Whether a course of the study model DMS can be chosen for an opening. */
  offersDms: z.boolean(),
});
export type CompanyHome = z.infer<typeof companyHome>;
