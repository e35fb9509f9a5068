import type { Actor } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { takeInvitation } from "./take-invitation.ts";

/** Declines an invitation (spec §7). 404 without a valid invitation. */
export async function declineInvitation(
  { db, now }: Pick<Work, "db" | "now">,
  { id }: Actor,
  { companyId }: { companyId: string },
) {
  await takeInvitation(db, id, companyId, now);
}
