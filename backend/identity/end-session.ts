import type { KoaContextWithOIDC } from "oidc-provider";
import type { Executor } from "../db/open.ts";
import { endProviderSessions } from "./sessions.ts";

/**
 * Carries out a sign-out at once where oidc-provider would ask, or needs a script: with a valid id token of the
 * person who is signed in, or when nobody is, there is no question.
 */
export const endSessionAtOnce = (db: Executor) => async (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
  await next();
  if (ctx.oidc?.route !== "end_session" || ctx.status !== 200) return;
  const { session, entities, params, provider } = ctx.oidc;
  const hint = entities.IdTokenHint?.payload.sub;
  const accountId = session?.accountId;
  if (accountId && accountId !== hint) return;

  if (accountId) await endProviderSessions(db, accountId);
  await session?.destroy();
  ctx.oidc.cookies.set(provider.cookieName("session"), null, {
    path: new URL(provider.issuer).pathname,
    overwrite: true,
  });
  // oidc-provider has checked the address against the client before, and forgets one it does not know.
  const back = params?.post_logout_redirect_uri;
  const target = new URL(typeof back === "string" ? back : provider.urlFor("end_session_success"));
  if (typeof back === "string" && typeof params?.state === "string") target.searchParams.set("state", params.state);
  ctx.status = 303;
  ctx.redirect(target.href);
};
