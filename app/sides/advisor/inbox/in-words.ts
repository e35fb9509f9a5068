import { formatDay } from "#app/i18n/format.ts";
import type { useT } from "#app/i18n/I18n.tsx";
import type { Waiting } from "#contract/entities/inbox.ts";

type T = ReturnType<typeof useT>;

/** How long something has waited. */
export const sinceOf = (t: T, workingDays: number) =>
  workingDays > 0 ? t("since", { count: workingDays }) : t("today");

/** What is waited for. */
export function aboutOf(t: T, { kind, about }: Pick<Waiting, "kind" | "about">): string {
  const text = about ?? "";
  switch (kind) {
    case "consultation":
      return t("about.consultation", { date: formatDay(text) });
    case "document":
      return t("about.document", { document: t(`documentKinds:${text}`) });
    case "ticket":
      return t("about.ticket", { subject: text });
    case "offer":
      return t("about.offer", { company: text });
    case "contract":
      return t(`about.contract.${text}`);
    case "stuck":
      return t(`about.stuck.${text}`);
    default:
      return t("about.infoSession");
  }
}
