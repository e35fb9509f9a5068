import type { Translate } from "#app/i18n/translate.ts";
import type { Employment } from "#contract/calls/company.ts";

/** A person's permissions in a company as a sentence; without any, what every colleague may do. */
export function rightsInWords(t: Translate, { isOwner, permissions }: Pick<Employment, "isOwner" | "permissions">) {
  if (isOwner) return t("permissions:owner");
  if (permissions.length === 0) return t("permissions:everybody");
  return permissions.map((permission) => t(`permissions:right.${permission}`)).join(", ");
}
