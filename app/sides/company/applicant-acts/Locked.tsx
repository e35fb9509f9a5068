import { useT } from "#app/i18n/I18n.tsx";
import { whyNoActs } from "#domain/job-opening-status.ts";
import { WhoCan } from "../WhoCan.tsx";
import type { ActPage } from "./act.server.ts";
import { MorePositions } from "./MorePositions.tsx";

/** The reason why an act cannot be carried out here and now, and what the reader can do instead. */
export function Locked({ act: { mayAct, jobOpening, now } }: { act: Pick<ActPage, "mayAct" | "jobOpening" | "now"> }) {
  const t = useT();
  if (!mayAct) return <WhoCan>{t("applicantActs:whoActs")}</WhoCan>;
  const reason = whyNoActs(jobOpening, new Date(now));
  if (reason === "staffed") return <MorePositions id={jobOpening.id} />;
  return <p>{t(`applicantActs:${reason ?? "impossible"}`)}</p>;
}
