import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Status } from "#app/ui/Status.tsx";
import type { KeptAdvisor } from "#contract/entities/kept-advisor.ts";

/** Whether an advisor can sign in, and whether they ever have. */
export function AdvisorState({ of: { lockedAt, hasSignedIn } }: { of: KeptAdvisor }) {
  const t = useT();
  if (lockedAt) return <Status state="open">{t("state.locked", { date: formatDay(lockedAt) })}</Status>;
  return <Status state={hasSignedIn ? "done" : "open"}>{t(hasSignedIn ? "state.open" : "state.awaited")}</Status>;
}
