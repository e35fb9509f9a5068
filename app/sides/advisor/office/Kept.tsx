import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Status } from "#app/ui/Status.tsx";
import { stateOn } from "./place.ts";

/** How many openings and applications name it. */
export function InUse({ of: { openings, applications } }: { of: { openings: number; applications: number } }) {
  const t = useT();
  if (openings + applications === 0) return t("office:inUse.nowhere");
  const parts = [
    openings > 0 && t("office:inUse.openings", { count: openings }),
    applications > 0 && t("office:inUse.applications", { count: applications }),
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
