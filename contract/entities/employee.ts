import { z } from "zod";
import { permissions } from "../enumerations/companies.ts";
import { limits } from "../limits.ts";
import { oneLine } from "../values.ts";

const answer = oneLine(limits.nameCharacters).nullable();

/** What colleagues may change about somebody who works for the company (ADR 0064). */
export const employeeChanges = z.object({
  department: answer,
  position: answer,
  permissions: z.array(z.enum(permissions)).max(permissions.length),
});

/** What people say of themselves at their company. */
export const ownWork = employeeChanges.pick({ department: true, position: true });

/** Somebody who works for a company, or is invited to. */
export const employee = z.object({
  /** The person's, whether they are invited or have joined. */
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Extension: changes with each picture; null without one, and for somebody who is only invited. */
  profilePicture: z.uuid().nullable(),
  ...employeeChanges.shape,
  isOwner: z.boolean(),
  /** When they joined; null while they are only invited. */
  joinedAt: z.string().nullable(),
  /** Null once it was accepted. One that has expired stays, so that it can be sent again. */
  invitation: z.object({ invitedBy: z.string().nullable(), sentAt: z.string(), expiresAt: z.string() }).nullable(),
  version: z.number().int(),
});
export type Employee = z.infer<typeof employee>;
