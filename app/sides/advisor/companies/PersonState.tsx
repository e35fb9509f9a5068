import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import type { Employee } from "#contract/entities/employee.ts";

/** What somebody is at a company, and since when or until when they may become it. */
export function PersonState({ of: { isOwner, invitation, joinedAt } }: { of: Employee }) {
  const t = useT();
  const role = t(isOwner ? "officeCompany:role.owner" : "officeCompany:role.colleague");
  const since = invitation
    ? t("officeCompany:invitedUntil", { date: formatDay(invitation.expiresAt) })
    : t("officeCompany:since", { date: formatDay(joinedAt ?? "") });
  return `${role}, ${since}`;
}
