import type { PortalContext } from "#app/context.ts";
import type { Account } from "#contract/entities/account.ts";
import { setFlag } from "../flags.server.ts";

/** The first post in self-matching marks it as visited: looking alone changes nothing (ADR 0027). */
export async function noteVisit(context: PortalContext, { metadata }: Pick<Account, "metadata">) {
  if (!metadata.visitedSelfMatchingView) await setFlag(context, "visitedSelfMatchingView");
}
