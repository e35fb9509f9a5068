import type { Translate } from "#app/i18n/translate.ts";
import type { Employment } from "#contract/calls/company.ts";

/** What somebody may do in a company, as a sentence; what everybody of it may is said where there is nothing more. */
export function rightsInWords(t: Translate, { isOwner, permissions }: Pick<Employment, "isOwner" | "permissions">) {
  if (isOwner) return t("permissions:owner");
  if (permissions.length === 0) return t("permissions:everybody");
  return permissions.map((permission) => t(`permissions:right.${permission}`)).join(", ");
}
