import { company } from "#contract/calls/company.ts";
import type { Permission } from "#contract/enumerations/companies.ts";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { mayDo } from "#domain/permissions.ts";
import type { CallWork } from "../../work.ts";
import { countAttempt, hourly } from "../attempts.ts";
import { type Author, authorsName } from "../employees/author.ts";
import { lockOwnTeam } from "../employees/lock-team.ts";
import { sendInvitation } from "./send-invitation.ts";

interface Invited {
  email: string;
  firstName: string;
  lastName: string;
  permissions: Permission[];
}

/**
 * Invites a person to work in the portal for the company and mails them the link. 422 when they belong to it already
 * (`alreadyEmployee`) or when the caller lacks a right that is offered (`rightNotOwn`); 429 after
 * `limits.invitationsPerHour`; 403 (5000) for somebody whom the office has invited as an owner, except by the office.
 * Inviting the same person again sends a new link and ends the older one.
 */
export async function inviteEmployee(
  work: Omit<CallWork, "backend">,
  caller: Author,
  { permissions, email, firstName, lastName }: Invited,
) {
  const { db, now } = work;
  const { id, companyId, user } = caller;
  await countAttempt(db, "invitation", id, hourly(limits.invitationsPerHour), now);
  const host = await lockOwnTeam(db, caller, company.inviteEmployee);
  if (!permissions.every((permission) => mayDo(host, permission)))
    throw Refusal.invalid({ permissions: ["rightNotOwn"] });
  const offer = { companyId, host: user?.id ?? null, invitedBy: authorsName(caller), isOwner: false, permissions };
  await sendInvitation(work, offer, { email, firstName, lastName });
}
