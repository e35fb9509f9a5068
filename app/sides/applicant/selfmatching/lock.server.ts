import type { PortalContext } from "#app/context.ts";
import type { Account } from "#contract/entities/account.ts";
import { activeUnit } from "#domain/active-application.ts";
import { statusesOf } from "#domain/application-steps.ts";
import { isSearchComplete } from "#domain/matching.ts";
import { fetchAnswers } from "../steps/answers.server.ts";
import type { Lock } from "./Locked.tsx";

/** What keeps openings from coming into play, if anything does. */
export async function lockOf(context: PortalContext, account: Account): Promise<Lock | null> {
  const stage = activeUnit(account)?.stage ?? "New";
  if (isSearchComplete(stage)) return null;
  if (stage === "Lost") return { why: "lost", left: [] };
  const answers = await fetchAnswers(context, account);
  const steps = [...statusesOf("abilities", answers), ...statusesOf("search", answers)];
  const left = steps.filter(({ status }) => status !== "done");
  // Nothing is left, and still no openings: only an advisor's hand does that.
  if (left.length === 0) return { why: "held", left };
  return { why: left.some(({ status }) => status !== "waiting") ? "open" : "waiting", left };
}
