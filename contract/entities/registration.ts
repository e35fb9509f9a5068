import { z } from "zod";
import { deskLimits } from "../desk-limits.ts";
import { pageKey, pageSize } from "../values.ts";
import { listedAccount } from "./kept-account.ts";

/** An applicant who registered for a campaign, and when they said that they took part. */
export const registration = listedAccount.pick({ id: true, name: true, email: true }).extend({
  registeredAt: z.string(),
  participatedAt: z.string().nullable(),
});
export type Registration = z.infer<typeof registration>;

/** A page of a campaign's registrations; `total` counts all. */
export const registrations = z.object({
  items: z.array(registration),
  total: z.number().int(),
  next: z.string().nullable(),
});
export type Registrations = z.infer<typeof registrations>;

/** Which of them: those after the `next` of the page before. */
export const registrationSearch = z.object({
  after: pageKey.optional(),
  size: pageSize(deskLimits.registrationsPerPage),
});
