import type { Permission } from "#contract/enumerations/companies.ts";
import { colleague } from "#contract/needs.ts";

interface Holder {
  isOwner: boolean;
  permissions: readonly Permission[];
}

/** Spec §6: an owner has every permission, others have a list. Used by buttons and backend alike. */
export const mayDo = ({ isOwner, permissions }: Holder, needs: Permission | typeof colleague) =>
  isOwner || needs === colleague || permissions.includes(needs);
