import { z } from "zod";
import { inboxKinds } from "../enumerations/inbox.ts";
import { limits } from "../limits.ts";

export const waiting = z.object({
  /** The place in the inbox, which stays known when the thing has been decided on. */
  key: z.string(),
  kind: z.enum(inboxKinds),
  /** Of the unit, document, contract, ticket or match that waits; of an information session the account's. */
  id: z.uuid(),
  since: z.string(),
  /** Null: a company's request. */
  accountId: z.uuid().nullable(),
  /** The applicant's or the company's. */
  name: z.string(),
  courseName: z.string().nullable(),
  campus: z.string().nullable(),
  /**
   * The day of a consultation, the subject of a ticket, the status of a contract, the company that offers, the stage.
   */
  about: z.string().nullable(),
});
export type Waiting = z.infer<typeof waiting>;

/** Which part of the inbox; what is left out narrows nothing, but only a lead advisor's is wider than their own. */
export const inboxSearch = z.object({
  search: z.string().max(limits.searchCharacters).optional(),
  kind: z.enum(inboxKinds).optional(),
  campus: z.string().max(limits.nameCharacters).optional(),
  whose: z.enum(["all"]).optional(),
});
export type InboxSearch = z.infer<typeof inboxSearch>;

export const inbox = z.object({
  /** Own ones first, of these the longest wait. */
  items: z.array(waiting),
  total: z.number().int(),
  /** The key of the following page. */
  next: z.string().nullable(),
  campuses: z.array(z.string()),
});

export type Inbox = z.infer<typeof inbox>;

export const inboxPlace = z.object({
  /** From 1; null when the thing does not wait any more. */
  position: z.number().int().nullable(),
  total: z.number().int(),
  previous: waiting.nullable(),
  next: waiting.nullable(),
});
export type InboxPlace = z.infer<typeof inboxPlace>;
