import type { Translate } from "#app/i18n/translate.ts";
import type { Employment } from "#contract/calls/company.ts";

/** A person's permissions in a company as a sentence; without any, what every colleague may do. */
export function rightsInWords(t: Translate, { isOwner, permissions }: Pick<Employment, "isOwner" | "permissions">) {
  if (isOwner) return t("rights:inWords.owner");
  if (permissions.length === 0) return t("rights:inWords.everybody");
  return permissions.map((permission) => t(`rights:right.${permission}.label`)).join(", ");
}
