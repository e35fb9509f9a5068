import type { KoaContextWithOIDC } from "oidc-provider";
import type { Executor } from "../db/open.ts";
import { endProviderSessions } from "./sessions.ts";

/**
 * Signs out at once where oidc-provider would ask for confirmation or need a script: no question is necessary with a
 * valid id token of the signed-in person, or when nobody is signed in.
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
  // oidc-provider has already checked the address against the client, and dropped an unknown one.
  const back = params?.post_logout_redirect_uri;
  const target = new URL(typeof back === "string" ? back : provider.urlFor("end_session_success"));
  if (typeof back === "string" && typeof params?.state === "string") target.searchParams.set("state", params.state);
  ctx.status = 303;
  ctx.redirect(target.href);
};
