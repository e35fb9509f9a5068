import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { invitedPath } from "#app/auth/invitation.server.ts";
import { page } from "#app/page.ts";
import { sharedPaths } from "#app/paths.ts";
import { referralCode } from "#contract/calls/public.ts";
import { sides } from "#contract/sides.ts";

export const handle = page({ words: [], isPrivate: true });

/** Public: a referral link leads to the registration. Signed-in people have an account already. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { success, data: code } = referralCode.safeParse(params.code);
  if (!success) throw new Response(null, { status: 404 });
  const session = await context.session.read();
  if (session) return redirect(sides[session.side].home);
  return redirect(sharedPaths.signIn("applicant", invitedPath(code)));
}

/** The page shows only that there is no such link. */
export default function Invitation() {
  return null;
}
