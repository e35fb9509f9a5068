import { z } from "zod";
import { applicationStatuses } from "../enumerations/matching.ts";

const opening = z.object({ id: z.uuid(), title: z.string() });
const count = z.number().int();

/** What a company's home tells: who waits for it, whom it meets this week, and where all applications stand. */
export const companyHome = z.object({
  /** Openings in which applicants wait for the company, the longest wait first. */
  waiting: z.array(z.object({ jobOpening: opening, count, since: z.string() })),
  /** Interviews and trial days from today on, for a week. */
  appointments: z.array(
    z.object({
      kind: z.enum(["interview", "trialDay"]),
      at: z.string(),
      place: z.string().nullable(),
      jobOpening: opening,
      /** As the company may call them (ADR 0062). */
      applicant: z.object({ accountId: z.uuid(), matchId: z.uuid(), name: z.string().nullable() }),
    }),
  ),
  /** How many running applications are in each status, and how many of them wait for the company. */
  stages: z.array(z.object({ status: z.enum(applicationStatuses), count, waiting: count })),
});
export type CompanyHome = z.infer<typeof companyHome>;
