import { z } from "zod";
import { applicationStatuses } from "../enumerations/matching.ts";
import { day } from "../values.ts";
import { unitSummary } from "./account.ts";
import { contract } from "./contract.ts";

export const campus = z.object({
  name: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  imagePath: z.string().nullable(),
});

export const application = z.object({
  id: z.uuid(),
  primary: z.boolean(),
  campus: campus.nullable(),
  intake: day.nullable(),
  courseName: z.string().nullable(),
  version: z.number().int(),
});
export type Application = z.infer<typeof application>;

export const advisor = z.object({
  name: z.string(),
  phone: z.string().nullable(),
  mobilePhone: z.string().nullable(),
  whatsappAvailable: z.boolean(),
  email: z.string(),
  city: z.string(),
  imagePath: z.string().nullable(),
});
export type Advisor = z.infer<typeof advisor>;

const withCompany = z.object({ jobOpeningId: z.uuid(), company: z.string() });
/** Extension: where open applications to job openings stand, and the one that led to a practice partner. */
const matching = z.object({
  /** Applications that wait for the applicant, longest wait first. */
  due: z.array(
    withCompany.extend({
      status: z.enum(applicationStatuses),
      /** How many dates of an interview are suggested. */
      dates: z.number().int(),
      /** They stand in for a date that was agreed on. */
      isMoved: z.boolean(),
    }),
  ),
  /** Agreed dates, next one first. */
  appointments: z.array(
    withCompany.extend({ kind: z.enum(["interview", "trialDay"]), at: z.string(), place: z.string().nullable() }),
  ),
  /** How many applications wait for a company. */
  waiting: z.number().int(),
  /** The accepted offer with the studies that its contract is for, and how many other applications ended with it. */
  accepted: withCompany
    .extend({ course: z.string(), campus: z.string(), startDate: day, ended: z.number().int() })
    .nullable(),
});
export type Matching = z.infer<typeof matching>;
export type AgreedDay = Matching["appointments"][number];

export const unit = unitSummary.extend({
  applications: z.array(application),
  advisor: advisor.nullable(),
  /** When the applicant said that they took part in the first consultation. */
  advisorInterviewStatedAt: z.string().nullable(),
  /** null: not decided; false: the advisor says that it did not take place. */
  advisorInterviewConfirmed: z.boolean().nullable(),
  matching,
  /** Extension; null: not requested yet. */
  contract: contract.nullable(),
});
export type Unit = z.infer<typeof unit>;

/** Extension: a unit with all its applications that may be worked on. */
export const unitChoice = unitSummary.extend({ applications: z.array(application) });
export type UnitChoice = z.infer<typeof unitChoice>;

export const applicationChanges = z
  .object({
    campus: z.string(),
    courseName: z.string(),
    intake: day,
    version: z.number().int().optional(),
  })
  .partial();

export const studyOptions = z.object({
  courses: z.array(
    z.object({
      name: z.string(),
      studyModel: z.enum(["DS", "DMS"]),
      /** Where it is taught; none: at every campus. */
      campuses: z.array(z.string()),
    }),
  ),
  campuses: z.array(campus),
  intakes: z.array(day),
});
export type StudyOptions = z.infer<typeof studyOptions>;
