import { useT } from "#app/i18n/I18n.tsx";
import { hasStarted } from "#domain/job-opening-status.ts";
import { WhoCan } from "../WhoCan.tsx";
import type { ActPage } from "./act.server.ts";
import { MorePositions } from "./MorePositions.tsx";

interface Props {
  act: Pick<ActPage, "mayAct" | "now"> & {
    jobOpening: Pick<ActPage["jobOpening"], "id" | "status"> & { startDate: string | null };
  };
}

/** The reason why an act cannot be carried out here and now, and what the reader can do instead. */
export function Locked({ act: { mayAct, jobOpening, now } }: Props) {
  const t = useT();
  const { id, status, startDate } = jobOpening;
  if (!mayAct) return <WhoCan>{t("applicantActs:whoActs")}</WhoCan>;
  if (status !== "closed" && startDate && hasStarted({ startDate }, new Date(now)))
    return <p>{t("applicantActs:begun")}</p>;
  if (status === "staffed") return <MorePositions id={id} />;
  return <p>{t(status === "closed" ? "applicantActs:closed" : "applicantActs:impossible")}</p>;
}
