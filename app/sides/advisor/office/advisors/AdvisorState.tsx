import { useT } from "#app/i18n/I18n.tsx";
import { Status } from "#app/ui/Status.tsx";
import type { KeptAdvisor } from "#contract/entities/kept-advisor.ts";
import { stateOf } from "./in-words.ts";

/** Whether an advisor can sign in, and whether they ever have. */
export function AdvisorState({ of }: { of: KeptAdvisor }) {
  const t = useT();
  return <Status state={of.hasSignedIn && !of.lockedAt ? "done" : "open"}>{stateOf(t, of)}</Status>;
}
