import type { SignInReason } from "#contract/enumerations/sign-in.ts";
import type { Side } from "#contract/sides.ts";
import type { PortalContext } from "../context.ts";
import { readNotice } from "../notice.server.ts";
import { isInvited } from "./invitation.server.ts";
import { noticedReasons, signInNotices } from "./sign-in-notices.ts";

/**
 * Why somebody signs in at a side and goes on to this path, as far as this host knows: the sign-in page may be on
 * another.
 */
export async function reasonsToSignIn(context: PortalContext, side: Side, path: string): Promise<SignInReason[]> {
  const last = await context.session.readLast();
  const ended = last?.side === side && last.ended;
  const isPostKept = ended && last.draftPaths.some((address) => withoutQuery(address) === withoutQuery(path));
  const notice = await readNotice(context);
  const reasons = [
    ended,
    isPostKept && "kept",
    isInvited(context, side, path) && "invited",
    noticedReasons.find((reason) => signInNotices[reason] === notice?.key),
  ] as const;
  return reasons.filter((reason) => !!reason);
}

const withoutQuery = (address: string) => address.split("?")[0];
