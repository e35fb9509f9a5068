import { z } from "zod";
import { documentTypes, paperStates } from "../enumerations/documents.ts";
import { applicationStatuses, contractEvents, contractStatuses, matchRoles } from "../enumerations/matching.ts";
import { day } from "../values.ts";
import { document } from "./document.ts";
import { jobOpening } from "./job-opening.ts";

const change = z.object({
  event: z.enum(contractEvents),
  role: z.enum(matchRoles),
  note: z.string().nullable(),
  at: z.string(),
});

/** The way to enrolment (design §6): requested → in review → changes requested | sent → signed → enrolled. */
export const contract = z.object({
  id: z.uuid(),
  status: z.enum(contractStatuses),
  /** null when the applicant found the practice partner on their own. */
  companyName: z.string().nullable(),
  jobOpeningId: z.uuid().nullable(),
  /** Since when the documents are, or were last, checked. */
  submittedAt: z.string().nullable(),
  history: z.array(change),
  version: z.number().int(),
});
export type Contract = z.infer<typeof contract>;

/** The contract as its company reads it: what the advisor wrote to the applicant is left out (ADR 0055). */
export const seenContract = contract.extend({ history: z.array(change.omit({ note: true })) });
export type SeenContract = z.infer<typeof seenContract>;

/** One of the papers that a contract needs, as the company may know of it. */
const paper = z.object({
  type: z.enum(documentTypes),
  state: z.enum(paperStates),
  /** When a paper that comes later is due; null: no day was set. */
  dueOn: day.nullable(),
  /** The file, where the company may open it (ADR 0062). */
  file: document.pick({ uuid: true, name: true, mimeType: true, bytes: true }).nullable(),
});
export type ContractPaper = z.infer<typeof paper>;

/** Where a contract stands, on the side of its applicant. */
const standing = z.object({
  contract: seenContract.nullable(),
  /** The first day on which papers are accepted, while it lies ahead. */
  papersFrom: day.nullable(),
  /** When the check of the papers is finished at the latest, while it goes on and that day has not passed. */
  reviewedBy: z.string().nullable(),
  /** How many of the personal answers are not given yet. */
  missingAnswers: z.number().int(),
  /** null for readers who may not see student contracts. */
  papers: z.array(paper).nullable(),
});

/** The contract for an application, and all that leads to it. */
export const contractAtOpening = z.object({
  jobOpening: jobOpening.pick({
    id: true,
    title: true,
    course: true,
    campus: true,
    startDate: true,
    practicePlace: true,
    workmodel: true,
    extraPayment: true,
  }),
  /** As the company may call them (ADR 0062). */
  applicant: z.object({ accountId: z.uuid(), name: z.string() }),
  /** Of the application: there is a contract for an accepted offer only. */
  status: z.enum(applicationStatuses),
  offeredAt: z.string().nullable(),
  acceptedAt: z.string().nullable(),
  /** null before an offer was accepted, and after an end. */
  standing: standing.nullable(),
  /** Who checks the papers and sends the contract; null: nobody is responsible yet. */
  advisor: z.object({ name: z.string(), phone: z.string().nullable(), email: z.string() }).nullable(),
});
export type ContractAtOpening = z.infer<typeof contractAtOpening>;

/** Somebody who has accepted an offer of the company, with where their contract stands. */
export const student = z.object({
  accountId: z.uuid(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string(),
  jobOpening: jobOpening.pick({ id: true, title: true, course: true, campus: true, startDate: true }),
  acceptedAt: z.string(),
  /** null until a contract is requested. */
  status: z.enum(contractStatuses).nullable(),
  /** When it came to that status. */
  since: z.string(),
  papersFrom: day.nullable(),
  reviewedBy: z.string().nullable(),
  papers: z.array(paper.omit({ file: true })),
});
export type Student = z.infer<typeof student>;
