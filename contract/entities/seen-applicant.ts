import { z } from "zod";
import { jobOpeningStatuses } from "../enumerations/matching.ts";
import { day } from "../values.ts";
import { postalAddress, softwareSkills, storedAnswers } from "./account.ts";
import { comment } from "./comment.ts";
import { document } from "./document.ts";
import { match, matchChange } from "./match.ts";

/** Design §14, what a company sees of an applicant: before the applicant has said anything to it. */
const recommended = z.object({
  acquaintance: z.literal("recommended"),
  ...storedAnswers.pick({
    firstName: true,
    universityEntranceQualification: true,
    universityEntranceQualificationBw: true,
    gradeAverage: true,
    languageSkills: true,
    softwareSkills: true,
    drivingLicenseExists: true,
    motivationText: true,
  }).shape,
  courseName: z.string().nullable(),
  campusName: z.string().nullable(),
  intake: day.nullable(),
  /** At most so far from the place of practice, in steps of 5 km; null where one of the two places is not known. */
  distanceKilometres: z.number().nullable(),
});

/** From the applicant's interest, or their acceptance of an invitation, on. */
const inTouch = recommended.extend({
  acquaintance: z.literal("inTouch"),
  ...storedAnswers.pick({ lastName: true, phone: true }).shape,
  email: z.string(),
  /** CV and certificates; of them the portfolio is made. */
  documents: z.array(document.pick({ uuid: true, name: true, category: true, mimeType: true, bytes: true })),
  history: z.array(matchChange),
});

/** From an accepted offer on: what a contract needs. */
const contract = inTouch.extend({
  acquaintance: z.literal("contract"),
  ...storedAnswers.pick({
    salutation: true,
    birthday: true,
    birthName: true,
    placeOfBirth: true,
    countryOfBirth: true,
    nationality: true,
    ...postalAddress,
  }).shape,
});

/** For a while after an end. */
const ended = z.object({
  acquaintance: z.literal("ended"),
  ...storedAnswers.pick({ firstName: true, lastName: true }).shape,
  history: z.array(matchChange),
});

export const seenApplicant = z.discriminatedUnion("acquaintance", [recommended, inTouch, contract, ended]);
type SeenApplicant = z.infer<typeof seenApplicant>;
export type Acquaintance = SeenApplicant["acquaintance"];
export type SeenAs<A extends Acquaintance> = Extract<SeenApplicant, { acquaintance: A }>;

const atOpening = z.object({
  jobOpening: z.object({
    id: z.uuid(),
    title: z.string(),
    campus: z.string(),
    startDate: day,
    status: z.enum(jobOpeningStatuses),
  }),
  /** null as long as there is no application. */
  match: match.nullable(),
});

/** How an applicant stands with a company at one of its openings: what an act goes by, and no more. */
export const applicantStanding = atOpening.extend({
  applicant: z.object({
    acquaintance: z.enum(["recommended", "inTouch", "contract", "ended"]),
    firstName: z.string().nullable(),
    /** null until the company may know it; the history is empty until then. */
    lastName: z.string().nullable(),
    history: z.array(matchChange),
  }),
});
export type ApplicantStanding = z.infer<typeof applicantStanding>;

/** An applicant at one opening of a company, with what colleagues have noted there, the oldest first. */
export const applicantAtOpening = atOpening.extend({
  applicant: seenApplicant,
  comments: z.array(comment),
  /** Whether the company has said *not for us*: they are not recommended for this opening any more. */
  isDismissed: z.boolean(),
});
export type ApplicantAtOpening = z.infer<typeof applicantAtOpening>;

/** An applicant in a list of an opening: what helps to decide whom to look at. */
export const listedApplicant = recommended
  .pick({
    universityEntranceQualification: true,
    universityEntranceQualificationBw: true,
    gradeAverage: true,
    drivingLicenseExists: true,
    distanceKilometres: true,
  })
  .extend({
    accountId: z.uuid(),
    acquaintance: z.enum(["recommended", "inTouch", "contract", "ended"]),
    /** As the company may call them. */
    name: z.string().nullable(),
    /** Software groups that the opening asks for and the applicant has at that level or better. */
    skills: softwareSkills,
    match: match.nullable(),
  });
export type ListedApplicant = z.infer<typeof listedApplicant>;

/** What a company would see at each station, for the applicant to look at. */
export const companyView = z.object({ recommended, inTouch, contract });
export type CompanyView = z.infer<typeof companyView>;
