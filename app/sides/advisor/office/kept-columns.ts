import { formatDay } from "#app/i18n/format.ts";
import type { Translate } from "#app/i18n/translate.ts";
import type { KeptCampus } from "#contract/entities/programme.ts";
import type { Column } from "../../shared/lists/list-file.server.ts";
import type { Use } from "./Kept.tsx";
import { stateOn } from "./place.ts";

type Kept = Use & Pick<KeptCampus, "endsOn"> & { startsOn?: string };

/** What files say of campuses, courses and intakes alike: what names them, and how they stand on a day. */
export const keptColumns = (t: Translate, today: string): Column<Kept>[] => [
  [t("officeFiles:column.openings"), ({ openings }) => openings],
  [t("officeFiles:column.applications"), ({ applications }) => applications],
  [t("officeFiles:column.furtherApplications"), ({ furtherApplications }) => furtherApplications],
  [t("officeFiles:column.courses"), ({ courses }) => courses],
  [t("officeFiles:column.advisors"), ({ advisors }) => advisors.join(", ")],
  [t("fields.endsOn.label"), ({ endsOn }) => endsOn && formatDay(endsOn)],
  [t("office:state.label"), (kept) => t(`office:state.${stateOn(today, kept)}`)],
];
