import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { isolated } from "#app/i18n/isolated.ts";
import { Status } from "#app/ui/Status.tsx";
import type { KeptCampus } from "#contract/entities/programme.ts";
import { stateOn } from "./place.ts";

export type Use = Pick<KeptCampus, "courses" | "openings" | "applications" | "furtherApplications" | "advisors">;
export const isUnused = ({ courses, openings, applications, furtherApplications, advisors }: Use) =>
  courses + openings + applications + furtherApplications + advisors.length === 0;

/** How many courses, openings and applications name it, and who is for it. */
export function InUse({ of }: { of: Use }) {
  const t = useT();
  if (isUnused(of)) return t("office:inUse.nowhere");
  const { courses, openings, applications, furtherApplications: further, advisors } = of;
  const parts = [
    openings > 0 && t("office:inUse.openings", { count: openings }),
    applications > 0 && t("office:inUse.applications", { count: applications }),
    further > 0 && t("office:inUse.further", { count: further }),
    courses > 0 && t("office:inUse.courses", { count: courses }),
    advisors.length > 0 && t("office:inUse.advisors", { names: advisors.map(isolated).join(", ") }),
  ];
  return parts.filter(Boolean).join(", ");
}

interface StateProps {
  of: { endsOn: string | null; startsOn?: string };
  today: string;
}

/** Whether it can be chosen, and until when. */
export function State({ of, today }: StateProps) {
  const t = useT();
  const state = stateOn(today, of);
  return (
    <Status state={state === "over" ? "open" : "done"}>
      {of.endsOn ? t(`office:state.${state}On`, { date: formatDay(of.endsOn) }) : t(`office:state.${state}`)}
    </Status>
  );
}
