import { z } from "zod";
import { limits } from "../limits.ts";
import { email, oneLine, phone } from "../values.ts";
import { signInBlocks } from "./kept-account.ts";
import { history } from "./programme.ts";

const name = oneLine(limits.nameCharacters);

/** What the office says about an advisor: who they are, what they may, and which campuses bring them applicants. */
export const advisorAnswers = z.object({
  name,
  email,
  phone: phone.nullable(),
  city: name,
  isAdvising: z.boolean(),
  isLead: z.boolean(),
  isOffice: z.boolean(),
  /** Whose applicants come to them, by name; none: of all (ADR 0108). */
  campuses: z.array(name).max(limits.advisorCampuses),
  courses: z.array(name).max(limits.advisorCourses),
});
export type AdvisorAnswers = z.infer<typeof advisorAnswers>;

/** An advisor in the office's list. */
export const keptAdvisor = advisorAnswers.extend({
  id: z.uuid(),
  version: z.number().int(),
  /** Empty, as the city, until somebody has said it. */
  name: z.string(),
  city: z.string(),
  phone: z.string().nullable(),
  hasSignedIn: z.boolean(),
  /** Whom they look after, enrolled and lost ones among them. */
  applicants: z.number().int(),
  lockedAt: z.string().nullable(),
  /** Changes with each new picture; null without one. */
  imagePath: z.string().nullable(),
});
export type KeptAdvisor = z.infer<typeof keptAdvisor>;

/** `blocks` is empty for a locked advisor, who cannot sign in anyway; `others` are all other advisors. */
export const wholeAdvisor = keptAdvisor.extend({ ...history, blocks: signInBlocks, others: z.array(keptAdvisor) });
export type WholeAdvisor = z.infer<typeof wholeAdvisor>;

export const advisorChanges = advisorAnswers.partial().extend({ version: z.number().int().optional() });
export type AdvisorChanges = z.infer<typeof advisorChanges>;
