import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { desc, eq } from "drizzle-orm";
import express from "express";
import { afterAll } from "vitest";
import { routes } from "#backend/api.ts";
import { identityAccount } from "#backend/db/schema/identity.ts";
import { apiRouter } from "#backend/http/router.ts";
import type { Client } from "#backend/identity/configuration.ts";
import { hashPassword } from "#backend/identity/passwords.ts";
import { createIdentityProvider } from "#backend/identity/provider.ts";
import { newSecret } from "#backend/identity/secrets.ts";
import { identity as calls } from "#contract/calls/identity.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { linkTo, pages } from "#contract/pages.ts";
import type { Side } from "#contract/sides.ts";
import { useBackend } from "./backend.ts";

/** The public address is not the one that the tests reach: all addresses must come from the issuer. */
const publicUrl = "https://portal.example";
const issuer = `${publicUrl}/oidc`;
/** Of one side's own; the provider's pages are at the public address. */
const portalHost = "https://side.portal.example";
export const password = "a quiet green harbour";

const clientOf = (side: Side, clientId: string): Client => ({
  side,
  clientId,
  clientSecret: `secret of ${clientId}`.padEnd(43, "!"),
  redirectUris: [publicUrl, portalHost].map((origin) => `${origin}/auth/${clientId}/callback`),
  postLogoutRedirectUris: [`${publicUrl}/${clientId}/`],
});
export const clients = {
  applicant: clientOf("applicant", "applicant-portal"),
  company: clientOf("company", "company-portal"),
  study_advisor: clientOf("advisor", "advisor-desk"),
};

/** What one browser keeps and sends: cookies by their path. */
export class Browser {
  readonly cookies: { name: string; value: string; path: string; line: string }[] = [];
  constructor(readonly origin: string) {}

  cookieHeader(path: string) {
    const sent = this.cookies.filter(
      (cookie) => path === cookie.path || path.startsWith(cookie.path.replace(/\/?$/, "/")),
    );
    return sent.map(({ name, value }) => `${name}=${value}`).join("; ");
  }

  /** Asks for a page of the portal, as the public address or a path, and follows nothing. */
  async open(address: string, init: RequestInit = {}) {
    const path = address.replace(publicUrl, "");
    const headers = new Headers(init.headers);
    headers.set("Cookie", this.cookieHeader(new URL(path, publicUrl).pathname));
    if (!headers.has("Accept")) headers.set("Accept", "text/html");
    const response = await fetch(this.origin + path, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return response;
  }

  private keep(line: string) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const path = /; path=([^;]+)/i.exec(line)?.[1] ?? "/";
    const at = this.cookies.findIndex((cookie) => cookie.name === name && cookie.path === path);
    if (at >= 0) this.cookies.splice(at, 1);
    if (value) this.cookies.push({ name, value, path, line });
  }
}

/** The reference backend with its embedded identity provider, and a browser's way through it. */
export async function useIdentity() {
  const base = await useBackend();
  const { backend, db, database, call } = base;
  const app = express().set("trust proxy", "loopback");
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const list = Object.values(clients);
  const cookieSecret = "0123456789abcdef0123456789abcdef";
  const options = { database, issuer, clients: list, cookieSecret, publicUrl, idleMinutes: 30 };
  const identity = await createIdentityProvider({ ...options, log: backend.log });
  backend.identity = identity;
  Object.assign(backend.settings, {
    publicUrl,
    issuer,
    jwksUrl: `${origin}/oidc/jwks`,
    clients: Object.fromEntries(Object.entries(clients).map(([role, { clientId }]) => [role, clientId])),
  });
  app.use("/oidc", identity.router);
  app.use(apiRouter(backend, routes));

  const newBrowser = () => new Browser(origin);
  const newEmail = () => `${randomUUID()}@example.org`;

  /** Where a client sends a browser that is to sign in. */
  function authorization(client: Client, more: Record<string, string> = {}) {
    const verifier = newSecret();
    const query = new URLSearchParams({
      client_id: client.clientId,
      redirect_uri: client.redirectUris[0]!,
      response_type: "code",
      scope: "openid email",
      state: "state",
      nonce: "nonce",
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "S256",
      ...more,
    });
    return { verifier, path: `/oidc/auth?${query}` };
  }

  /** Goes to sign in: the browser is sent to the portal's page of an interaction, or straight back with a code. */
  async function start(browser = newBrowser(), client = clients.applicant, more: Record<string, string> = {}) {
    const { verifier, path } = authorization(client, more);
    const response = await browser.open(path);
    const location = response.headers.get("Location") ?? "";
    const uid = /^\/auth\/\w+\/sign-in\/([\w-]+)$/.exec(location)?.[1] ?? "";
    return { browser, client, verifier, uid, location, response };
  }
  type Started = Awaited<ReturnType<typeof start>>;

  /** Posts to a call of an interaction, as the portal does for this browser. */
  function post<T = { returnTo: string; customErrors?: Record<string, string[]> }>(
    name: "signIn" | "register" | "sendCode" | "confirmCode",
    { browser, client, uid }: Pick<Started, "browser" | "client" | "uid">,
    body: Record<string, unknown>,
    address = randomUUID(),
    more: Record<string, string> = {},
  ) {
    const cookie = browser.cookieHeader(linkTo("", pages.public.signIn, { side: client.side, uid }));
    const headers = { "X-Forwarded-Cookie": cookie, "X-Forwarded-For": address, ...more };
    return call<T>(calls[name], { params: { uid }, body: { language: "de", ...body }, headers });
  }

  /** Goes on where the interaction left off, up to the client's callback. */
  async function resume({ browser }: Started, returnTo: string) {
    const response = await browser.open(returnTo);
    return response.headers.get("Location") ?? "";
  }

  /** Exchanges the code of a callback for tokens. */
  async function exchange({ client, verifier }: Started, callback: string) {
    const code = new URL(callback).searchParams.get("code") ?? "";
    const secret = [client.clientId, client.clientSecret].map(encodeURIComponent).join(":");
    const response = await fetch(`${origin}/oidc/token`, {
      method: "POST",
      headers: { Authorization: `Basic ${Buffer.from(secret).toString("base64")}` },
      body: new URLSearchParams({
        grant_type: "authorization_code",
        code,
        redirect_uri: client.redirectUris[0]!,
        code_verifier: verifier,
      }),
    });
    return { status: response.status, tokens: (await response.json()) as { id_token: string; access_token: string } };
  }

  /** An identity with a confirmed address. */
  async function addIdentity(values: Partial<typeof identityAccount.$inferInsert> = {}) {
    const passwordHash = await hashPassword(password);
    const [row] = await db
      .insert(identityAccount)
      .values({ email: newEmail(), passwordHash, emailVerified: true, ...values })
      .returning();
    return row!;
  }

  /** Signs a browser in with e-mail and password and gives the client's tokens. */
  async function signIn(email: string, client = clients.applicant, browser = newBrowser()) {
    const started = await start(browser, client);
    const { body } = await post("signIn", started, { email, password });
    const { tokens } = await exchange(started, await resume(started, body.returnTo));
    return { ...started, tokens };
  }

  const authenticate = ({ id_token, access_token }: { id_token: string; access_token: string }) =>
    call<{ api_token: string; role: string; code?: number }>(publicCalls.authenticate, {
      body: { idToken: id_token, accessToken: access_token },
    });

  /** The mails that were enqueued for an address, newest first. */
  async function mailsTo(email: string) {
    const { rows } = await database.pool.query<{ payload: { kind: string; values: Record<string, string> } }>(
      "select payload::jsonb - 'mailId' as payload from graphile_worker._private_jobs where payload->>'to' = $1 order by id desc",
      [email],
    );
    return rows.map((row) => row.payload);
  }

  const identityOf = async (email: string) => {
    const [row] = await db
      .select()
      .from(identityAccount)
      .where(eq(identityAccount.email, email))
      .orderBy(desc(identityAccount.createdAt));
    return row;
  };

  const portal = { origin, identity, newBrowser, newEmail, authorization, start, post, resume, exchange };
  return { ...base, ...portal, portalOrigin: origin, addIdentity, signIn, authenticate, mailsTo, identityOf };
}
