import { z } from "zod";
import { documentTypes } from "../enumerations/documents.ts";
import { onePressKinds } from "../enumerations/inbox.ts";
import { contractEvents } from "../enumerations/matching.ts";
import { stages } from "../enumerations/people.ts";
import { storedAnswers } from "./account.ts";
import { comment } from "./comment.ts";
import { askedQuestion } from "./desk-ticket.ts";
import { document } from "./document.ts";
import { waiting } from "./inbox.ts";
import { jobOpening, wholeJobOpening } from "./job-opening.ts";
import { loggedMail } from "./logged-mail.ts";
import { match, matchChange } from "./match.ts";
import { companyView } from "./seen-applicant.ts";
import { unit } from "./unit.ts";

/** An application of an applicant's, with all that happened to it. */
const applicationAtDesk = z.object({
  jobOpening: jobOpening.pick({ id: true, title: true, campus: true, startDate: true }),
  companyName: z.string(),
  /** The office has locked the company, which cannot act meanwhile. */
  isLocked: z.boolean(),
  match,
  history: z.array(matchChange),
});
export type ApplicationAtDesk = z.infer<typeof applicationAtDesk>;

const stageChange = z.object({ from: z.enum(stages), to: z.enum(stages), reason: z.string(), at: z.string() });
export type StageChange = z.infer<typeof stageChange>;

/** An applicant as study advisors see them (design §15): all that they told, handed in and did. */
export const applicantAtDesk = z.object({
  accountId: z.uuid(),
  /** The day on which their account will be deleted, as they or the office requested; null: it stays. */
  deletionDueOn: z.string().nullable(),
  /** What the last company would see, and what companies never see. */
  answers: companyView.shape.contract.omit({ acquaintance: true, documents: true, history: true }).extend(
    storedAnswers.pick({
      practicePartnerMaxDistance: true,
      ownCar: true,
      professionalExperienceExists: true,
      accreditedAuthorityGermanLanguage: true,
      accreditationDateGermanSkills: true,
      practicePartnerExists: true,
      practicePartnerContact: true,
      healthInsuranceType: true,
      healthInsuranceProofDate: true,
    }).shape,
  ),
  /** The unit that is worked on, or that has a contract. */
  unit,
  documents: z.array(document),
  /** How many answers are missing without which no contract is sent. */
  missingAnswers: z.number().int(),
  /** Without these papers, which are missing or were refused, no contract is sent. */
  missingPapers: z.array(z.enum(documentTypes)),
  /** What may be done about the contract now, the usual act first; before there is one, for the unit that companies meet. */
  contractActs: z.array(z.enum(contractEvents)),
  /** The last change first. */
  applications: z.array(applicationAtDesk),
  /** What of the inbox waits with them and one press decides, the longest wait first; the rest has its own place. */
  waiting: z.array(waiting.pick({ id: true, about: true }).extend({ kind: z.enum(onePressKinds) })),
  /** The oldest first. */
  stageChanges: z.array(stageChange),
  /** What they asked us, the last changed first. */
  tickets: z.array(askedQuestion),
  /** How many notes advisors have made. */
  notes: z.number().int(),
});
export type ApplicantAtDesk = z.infer<typeof applicantAtDesk>;

/** Whom a page below the applicant's is about. */
const named = z.object({ name: z.string() });

/** Notes of advisors, the oldest first. */
export const notesAtDesk = named.extend({ notes: z.array(comment) });

/** What was mailed to an applicant, the newest first: of what kind, when, and how far it got. */
export const mailsAtDesk = named.extend({
  mails: z.array(loggedMail.pick({ id: true, kind: true, queuedAt: true, state: true, endedAt: true })),
});

/** The openings that an applicant finds suggested first, in their order, with all that the applicant reads of them. */
export const suggestionsAtDesk = named.extend({
  /** Whether they have come far enough to be recommended an opening. */
  mayBeMatched: z.boolean(),
  jobOpenings: z.array(wholeJobOpening),
  total: z.number().int(),
});
export type SuggestionsAtDesk = z.infer<typeof suggestionsAtDesk>;
