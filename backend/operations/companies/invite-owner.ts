import type { NewOwner } from "#contract/entities/kept-company.ts";
import type { CallWork } from "../../work.ts";
import type { Author } from "../employees/author.ts";
import { lockCompany } from "./lock-company.ts";
import { sendInvitation } from "./send-invitation.ts";

/**
 * Invites somebody to own a company's account, in the name of the office. 404 for an unknown company; 422 for somebody
 * who belongs to it already (`alreadyEmployee`).
 */
export async function inviteOwner(
  work: Omit<CallWork, "backend">,
  { companyId }: Pick<Author, "companyId">,
  { firstName, lastName, email }: NewOwner,
) {
  await lockCompany(work.db, companyId);
  await sendInvitation(
    work,
    { companyId, host: null, invitedBy: null, isOwner: true, permissions: [] },
    { firstName, lastName, email },
  );
}
