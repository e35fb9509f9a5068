import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { invitedPath } from "#app/auth/invitation.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { page } from "#app/page.ts";
import { sharedPaths } from "#app/paths.ts";
import { referralCode } from "#contract/calls/public.ts";
import { sides } from "#contract/sides.ts";

export const handle = page({ words: [], isPrivate: true });

/** Public: a referral link leads to the registration. Signed-in people have an account already. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const session = await context.session.read();
  if (session) return redirect(sides[session.side].home);
  const { success, data: code } = referralCode.safeParse(params.code);
  if (success) return redirect(sharedPaths.signIn("applicant", invitedPath(code)));
  return redirectWithNotice(context, sharedPaths.root, { key: "start:notice.cutOff", tone: "blue" });
}

/** The address always leads on. */
export default function Invitation() {
  return null;
}
