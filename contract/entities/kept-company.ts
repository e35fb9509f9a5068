import { z } from "zod";
import { limits } from "../limits.ts";
import { pageKey, text } from "../values.ts";
import { accountingNotice } from "./accounting.ts";
import { storedLocation } from "./company.ts";
import { employee } from "./employee.ts";
import { signInBlocks } from "./kept-account.ts";
import { partnerRequestAnswers } from "./partner-request.ts";

/** A company as the office adds it, together with the person who will own its account. */
export const newCompany = partnerRequestAnswers.omit({ courses: true, message: true });

/** The same as the office sends it: `isAnother` says that a company of that name is there already, and another is meant. */
export const addedCompany = newCompany.extend({ isAnother: z.boolean().optional() });

/** Whom the office invites to own a company's account. */
export const newOwner = newCompany.pick({ firstName: true, lastName: true, email: true });
export type NewOwner = z.infer<typeof newOwner>;

/** A company in the office's list. */
export const keptCompany = z.object({
  id: z.uuid(),
  name: z.string(),
  city: z.string(),
  /** Names of those who own its account; none: nobody has accepted yet. */
  owners: z.array(z.string()),
  /** That applicants find, or would find without the lock. */
  openJobOpenings: z.number().int(),
  lockedAt: z.string().nullable(),
});
export type KeptCompany = z.infer<typeof keptCompany>;

/** A company as the office sees it, with those who work there or are invited to. */
export const wholeCompany = keptCompany.extend({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  locations: z.array(storedLocation),
  people: z.array(employee),
  /** What the office told it about its billing, the newest first. */
  notices: z.array(accountingNotice),
});
export type WholeCompany = z.infer<typeof wholeCompany>;

/** Somebody of a company, or invited to it, as the office helps them. */
export const keptEmployee = employee.extend({
  company: keptCompany.pick({ id: true, name: true, owners: true }),
  blocks: signInBlocks,
});
export type KeptEmployee = z.infer<typeof keptEmployee>;

/** Which companies: part of a name or town, and `next` of the page before. */
export const companySearch = z.object({
  search: z.string().max(limits.searchCharacters).optional(),
  after: pageKey.optional(),
});
export const refusalMessage = text(limits.textCharacters);
