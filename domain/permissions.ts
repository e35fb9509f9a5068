import type { Endpoint } from "#contract/endpoint.ts";
import type { OwnJobOpening } from "#contract/entities/job-opening.ts";
import { type Permission, permissions } from "#contract/enumerations/companies.ts";
import { colleague, type Needs, owner, type signedIn } from "#contract/needs.ts";

interface Holder {
  isOwner: boolean;
  permissions: readonly Permission[];
}

/** Spec §6: an owner has every permission, others have a list. Used by buttons and backend alike. */
export const mayDo = ({ isOwner, permissions }: Holder, needs: Exclude<Needs, typeof signedIn>) =>
  isOwner || needs === colleague || (needs !== owner && [needs].flat().some((one) => permissions.includes(one)));

/** Whether a call is open to somebody because it is about a draft that they began (ADR 0067). */
export const mayOnOwnDraft = (
  holder: Holder & { userId: string },
  { needsForOwnDraft }: Pick<Endpoint, "needsForOwnDraft">,
  { status, begunBy }: Pick<OwnJobOpening, "status" | "begunBy">,
) =>
  needsForOwnDraft !== undefined && status === "draft" && begunBy === holder.userId && mayDo(holder, needsForOwnDraft);

/**
 * Spec §6: nobody edits or removes an owner. An owner's invitation is withdrawn by the office alone, which sent it. Used
 * by buttons and backend alike.
 */
export const isEditable = ({ isOwner }: Pick<Holder, "isOwner">) => !isOwner;

/** The rights that a change gives or takes although its author lacks them: nobody may (ADR 0064). */
export const rightsNotOwn = (author: Holder, before: readonly Permission[], after: readonly Permission[]) =>
  permissions.filter((right) => before.includes(right) !== after.includes(right) && !mayDo(author, right));
