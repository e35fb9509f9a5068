import type { PortalContext } from "#app/context.ts";
import { student } from "#contract/calls/student.ts";
import type { Account } from "#contract/entities/account.ts";
import type { userFlags } from "#contract/enumerations/people.ts";

/** Sets one of the flags of spec §3. */
export const setFlag = (context: PortalContext, key: (typeof userFlags)[number], value: boolean) =>
  context.api(student.changeMetadataEntry, { params: { key }, body: { value } });

/** The first post in self-matching marks it as visited: looking alone changes nothing (ADR 0027). */
export async function noteVisit(context: PortalContext, { metadata }: Pick<Account, "metadata">) {
  if (!metadata.visitedSelfMatchingView) await setFlag(context, "visitedSelfMatchingView", true);
}
