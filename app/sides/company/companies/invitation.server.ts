import { requireCompanyUser } from "#app/auth/require-colleague.server.ts";
import type { PortalContext } from "#app/context.ts";

/** The signed-in person, and the invitation of that id if it is theirs and still waits for an answer. */
export async function invitationOf(context: PortalContext, invitationId: string | undefined) {
  const user = await requireCompanyUser(context);
  const inviting = user.companies.find(({ invitation }) => invitation?.id === invitationId);
  return { user, inviting };
}
