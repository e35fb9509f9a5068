import { z } from "zod";
import { limits } from "../limits.ts";

/** A name, an e-mail address or a telephone number, or the beginning of one. */
export const deskSearch = z.object({ search: z.string().max(limits.searchCharacters) });
export type DeskSearch = z.infer<typeof deskSearch>;

/** An applicant whom the reader looks after. */
const foundApplicant = z.object({
  accountId: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  courseName: z.string().nullable(),
  campus: z.string().nullable(),
  /** The advisor's name; null: nobody's yet. */
  advisor: z.string().nullable(),
  isOwn: z.boolean(),
});
export type FoundApplicant = z.infer<typeof foundApplicant>;

const foundCompany = z.object({
  id: z.uuid(),
  name: z.string(),
  city: z.string(),
  phone: z.string().nullable(),
  /** Who was found there; null: the company itself. */
  person: z.object({ name: z.string(), email: z.string() }).nullable(),
});
export type FoundCompany = z.infer<typeof foundCompany>;

/** The best matches; `hasMore`: there are others. */
export const foundAtDesk = z.object({
  applicants: z.object({ items: z.array(foundApplicant), hasMore: z.boolean() }),
  companies: z.object({ items: z.array(foundCompany), hasMore: z.boolean() }),
});
export type FoundAtDesk = z.infer<typeof foundAtDesk>;
