import type { Permission } from "#contract/enumerations.ts";

export interface Holder {
  isOwner: boolean;
  permissions: readonly Permission[];
}

/** Spec §6: an owner has every permission, others hold a list. The one predicate of button and backend. */
export const isPermitted = ({ isOwner, permissions }: Holder, permission: Permission) =>
  isOwner || permissions.includes(permission);
