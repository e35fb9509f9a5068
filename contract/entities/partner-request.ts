import { z } from "zod";
import { partnerRequestStatuses } from "../enumerations/companies.ts";
import { limits } from "../limits.ts";
import { oneLine, text } from "../values.ts";
import { companyAnswers, companyLocation } from "./company.ts";

const { name, email, phone } = companyAnswers.shape;
const personName = oneLine(limits.nameCharacters);

/** What a company says that wants to become a partner; lengths are those of the company's data. */
export const partnerRequestAnswers = z.object({
  name,
  ...companyLocation.shape,
  firstName: personName,
  lastName: personName,
  email,
  phone,
  /** Names of the courses that it would have places for; none: it does not know yet. */
  courses: z.array(oneLine(limits.lineCharacters)).max(limits.partnerRequestCourses),
  message: text(limits.textCharacters).nullable(),
});
export type PartnerRequestAnswers = z.infer<typeof partnerRequestAnswers>;

/** One as the office reads it. */
export const partnerRequest = partnerRequestAnswers.extend({
  id: z.uuid(),
  phone: z.string(),
  postalCode: z.string(),
  status: z.enum(partnerRequestStatuses),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
  /** What it became, or was added to. */
  company: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Why it was declined, as the company was told. */
  refusal: z.string().nullable(),
});
export type PartnerRequest = z.infer<typeof partnerRequest>;
