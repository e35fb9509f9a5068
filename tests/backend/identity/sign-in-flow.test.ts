import { request } from "node:http";
import { and, eq, sql } from "drizzle-orm";
import { decodeProtectedHeader } from "jose";
import { describe, expect, it } from "vitest";
import { attempt } from "#backend/db/schema/calls.ts";
import { oidcModel } from "#backend/db/schema/identity.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { identity as calls } from "#contract/calls/identity.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { limits } from "#contract/limits.ts";
import { clients, password, useIdentity } from "../../world/identity.ts";

const portal = await useIdentity();
const { addIdentity, authenticate, call, exchange, mailsTo, newBrowser, newEmail, post, resume, signIn, start } =
  portal;

describe("signing in with a code", () => {
  it("leads a new applicant from registration to an account", async () => {
    const email = newEmail();
    const started = await start();
    expect(started.uid).not.toBe("");
    expect(await post("register", started, { email: email.toUpperCase(), password })).toMatchObject({ status: 204 });

    const [mail] = await mailsTo(email);
    expect(mail?.kind).toBe("confirmationCode");
    const cookie = { "X-Forwarded-Cookie": started.browser.cookieHeader(started.location) };
    const page = await call(calls.fetchInteraction, { params: { uid: started.uid }, headers: cookie });
    expect(page.body).toEqual({ clientId: "applicant-portal", email, awaitsCode: true, reasons: [] });

    const confirmed = await post("confirmCode", started, { code: mail?.values.code });
    expect(confirmed.body.returnTo).toBe(`/oidc/auth/${started.uid}`);
    const callback = await resume(started, confirmed.body.returnTo);
    expect(callback).toMatch(/^https:\/\/portal\.example\/auth\/applicant-portal\/callback\?code=/);
    const { tokens } = await exchange(started, callback);
    const { body } = await authenticate(tokens);
    expect(body.role).toBe("applicant");
    const account = await call<{ email: string; emailVerified: boolean }>(applicant.fetchAccount, {}, body.api_token);
    expect(account.body).toMatchObject({ email, emailVerified: true });
  });

  it("does not ask again while the session at the provider lasts", async () => {
    const { email } = await addIdentity();
    const { browser } = await signIn(email);
    const again = await start(browser);
    expect(again.location).toContain("/callback?code=");
    expect((await exchange(again, again.location)).status).toBe(200);
  });

  it("remembers somebody only until the browser ends, and no longer than a portal lets them be idle", async () => {
    const { id, email } = await addIdentity();
    const { browser } = await signIn(email);
    const kept = browser.cookies.filter(({ name }) => name.startsWith("portal_idp_session"));
    expect(kept.length).toBeGreaterThan(0);
    for (const { line } of kept) expect(line).not.toMatch(/expires|max-age/i);
    const ofPerson = and(eq(oidcModel.kind, "Session"), eq(sql`${oidcModel.payload}->>'accountId'`, id));
    const [session] = await portal.db.select().from(oidcModel).where(ofPerson);
    const minutes = (session!.expiresAt!.getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(25);
    expect(minutes).toBeLessThanOrEqual(30);
  });

  it("changes the person without a question when another one signs in", async () => {
    const [first, second] = [await addIdentity(), await addIdentity()];
    const { browser } = await signIn(first.email);
    const started = await start(browser, clients.applicant, { prompt: "login" });
    const { body } = await post("signIn", started, { email: second.email, password });
    const callback = await resume(started, body.returnTo);
    const { tokens } = await exchange(started, callback);
    const { api_token } = (await authenticate(tokens)).body;
    const account = await call(applicant.fetchAccount, {}, api_token);
    expect(account.body).toMatchObject({ email: second.email });
  });

  it("sets cookies that scripts and foreign sites do not get, under names of ours", async () => {
    const { email } = await addIdentity();
    const { browser } = await signIn(email);
    expect(browser.cookies.map(({ name }) => name)).toContain("portal_idp_session");
    for (const { line } of browser.cookies) expect(line).toMatch(/^portal_idp_.*samesite=lax.*secure.*httponly/i);
  });
});

describe("an interaction", () => {
  it("is unknown to a foreign browser", async () => {
    const { email } = await addIdentity();
    const { uid } = await start();
    const stranger = await start(newBrowser());
    const asStranger = { ...stranger, uid };
    expect((await post("signIn", asStranger, { email, password })).status).toBe(404);
    const ownCookie = stranger.browser.cookieHeader(stranger.location);
    for (const cookie of [ownCookie, "", `portal_idp_interaction=${uid}`]) {
      const page = { params: { uid }, headers: { "X-Forwarded-Cookie": cookie } };
      expect((await call(calls.fetchInteraction, page)).status).toBe(404);
    }
  });

  it("tells its page why somebody signs in, in the words of the contract alone", async () => {
    const reasons = "expired <b>https://evil.example</b> kept";
    const { browser, location, uid } = await start(newBrowser(), clients.applicant, { reasons });
    const headers = { "X-Forwarded-Cookie": browser.cookieHeader(location) };
    const page = await call(calls.fetchInteraction, { params: { uid }, headers });
    expect(page.body).toMatchObject({ reasons: ["expired", "kept"] });
  });

  it.each([
    ["chosen at another host", 1, { ui_locales: "ar" }, "?lng=ar"],
    ["that its own host knows", 0, { ui_locales: "ar" }, ""],
    ["that the portal does not have", 1, { ui_locales: "xx" }, ""],
    ["that nobody has chosen", 1, {}, ""],
  ])("leads to its page with a language %s", async (_which, at, told: Record<string, string>, query) => {
    const redirect_uri = clients.applicant.redirectUris[at]!;
    const { location } = await start(newBrowser(), clients.applicant, { redirect_uri, ...told });
    expect(location.replace(/[\w-]+(?=\?|$)/, "uid")).toBe(`/auth/applicant/sign-in/uid${query}`);
  });

  it("can be used by two tabs of one browser at once", async () => {
    const { email } = await addIdentity();
    const first = await start();
    const second = await start(first.browser);
    for (const tab of [first, second])
      expect((await post("signIn", tab, { email, password })).body.returnTo).toBe(`/oidc/auth/${tab.uid}`);
  });
});

describe("the provider", () => {
  it("refuses the implicit flow", async () => {
    const { location } = await start(newBrowser(), clients.applicant, { response_type: "id_token token" });
    expect(location).toContain("error=unsupported_response_type");
  });

  it.each<Record<string, string>>([
    { code_challenge: "", code_challenge_method: "" },
    { code_challenge_method: "plain" },
  ])("refuses a request without PKCE S256: %o", async (more) => {
    const { location } = await start(newBrowser(), clients.applicant, more);
    expect(location).toContain("error=invalid_request");
  });

  it("refuses a foreign callback on a page that tells nothing of the inside", async () => {
    const foreign = { redirect_uri: "https://evil.example/callback", ui_locales: "ar" };
    const { response } = await start(newBrowser(), clients.applicant, foreign);
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain('href="https://portal.example/"');
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).not.toContain("redirect_uri");
    expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  });

  it("sends the headers that the portal's own pages have", async () => {
    const { headers } = await newBrowser().open("/oidc/jwks");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(headers.get("Strict-Transport-Security")).toBe("max-age=31536000");
  });

  it("keeps nothing of a request that is longer than a portal's", async () => {
    const before = await portal.db.$count(oidcModel);
    const state = "x".repeat(limits.signInRequestCharacters);
    expect((await start(newBrowser(), clients.applicant, { state })).response.status).toBe(400);
    expect(await portal.db.$count(oidcModel)).toBe(before);
    expect((await start(newBrowser(), clients.applicant, { state: "x".repeat(1000) })).uid).not.toBe("");
  });

  it("lets one address begin only so many sign-ins that nobody finishes, and others as before", async () => {
    const { email } = await addIdentity();
    const begin = async (address: string, browser = newBrowser()) => {
      const client = clients.applicant;
      const headers = { "X-Forwarded-For": address };
      const response = await browser.open(portal.authorization(client).path, { headers });
      const location = response.headers.get("Location") ?? "";
      return { browser, client, headers, response, uid: location.split("/").at(-1)! };
    };
    const mine = "2001:db8:0:7::1";
    const left = { kind: "signInBegun", who: "2001:db8:0:7::/64" };
    const most = limits.unfinishedSignInsPerHour;
    await portal.db.insert(attempt).values(Array.from({ length: most - 1 }, () => left));
    const last = await begin(mine);
    expect(last.response.status).toBe(303);

    const before = await portal.db.$count(oidcModel);
    const { response } = await begin("2001:db8:0:7::2");
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(3500);
    expect(await response.text()).toContain("Das waren zu viele Versuche");
    expect(await portal.db.$count(oidcModel)).toBe(before);
    expect((await begin("2001:db8:0:8::1")).response.status).toBe(303);

    const { body } = await post("signIn", last, { email, password });
    await last.browser.open(body.returnTo, { headers: last.headers });
    // Who is signed in comes back at once, and leaves nothing either.
    for (let time = 0; time < 2; time++)
      expect((await begin(mine, last.browser)).response.headers.get("Location")).toContain("/callback?code=");
    expect((await begin(mine)).response.status).toBe(303);
    expect((await begin(mine)).response.status).toBe(429);
  });

  it("reveals a person's data only in the id token", async () => {
    const { email } = await addIdentity();
    const { tokens } = await signIn(email);
    const response = await newBrowser().open("/oidc/me", {
      headers: { Authorization: `Bearer ${tokens.access_token}`, Origin: "https://evil.example" },
    });
    expect(response.status).toBe(404);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });

  it("does not take a code twice", async () => {
    const { email } = await addIdentity();
    const started = await start();
    const { body } = await post("signIn", started, { email, password });
    const callback = await resume(started, body.returnTo);
    expect((await exchange(started, callback)).status).toBe(200);
    expect((await exchange(started, callback)).status).toBe(400);
  });

  it.each<[string, string, Record<string, string>]>([
    ["Host", "/oidc/.well-known/openid-configuration", { Host: "evil.example" }],
    ["X-Forwarded-Host", "/oidc/.well-known/openid-configuration", { "X-Forwarded-Host": "evil.example" }],
  ])("makes its addresses from the issuer whatever %s says", async (_name, path, headers) => {
    const found = JSON.parse(await rawGet(path, headers)) as Record<string, unknown>;
    expect(found.issuer).toBe("https://portal.example/oidc");
    const endpoints = Object.entries(found).filter(([name]) => /_endpoint$|jwks_uri/.test(name));
    expect(endpoints.length).toBeGreaterThan(4);
    for (const [, address] of endpoints) expect(address).toMatch(/^https:\/\/portal\.example\/oidc\//);
  });

  it("refuses a whole address in the request line, and a NUL", async () => {
    expect(await rawGet("http://evil.example/oidc/.well-known/openid-configuration")).toBe("Bad Request");
    expect(await rawGet("/oidc/auth?state=%00")).toBe("Bad Request");
  });

  function rawGet(path: string, headers: Record<string, string> = {}) {
    const { hostname, port } = new URL(portal.portalOrigin);
    return new Promise<string>((resolve, reject) => {
      request({ hostname, port, path, headers }, async (response) => {
        let text = "";
        for await (const part of response) text += part;
        resolve(text);
      })
        .on("error", reject)
        .end();
    });
  }
});

describe("signing out", () => {
  const back = "https://portal.example/applicant-portal/";
  const endSession = (idToken: string) =>
    `/oidc/session/end?${new URLSearchParams({ id_token_hint: idToken, post_logout_redirect_uri: back, state: "bye" })}`;

  it("asks nothing and returns at once", async () => {
    const { email } = await addIdentity();
    const { browser, tokens } = await signIn(email);
    const response = await browser.open(endSession(tokens.id_token));
    expect([response.status, response.headers.get("Location")]).toEqual([303, `${back}?state=bye`]);
    expect(browser.cookies.map(({ name }) => name)).not.toContain("portal_idp_session");
    expect((await start(browser)).uid).not.toBe("");
  });

  it("asks nothing after the api token was revoked, which ended the session already", async () => {
    const { email } = await addIdentity();
    const { browser, tokens } = await signIn(email);
    const { api_token } = (await authenticate(tokens)).body;
    expect((await call(publicCalls.revokeToken, { body: { api_token } })).status).toBe(204);
    expect((await call(applicant.fetchAccount, {}, api_token)).body.code).toBe(1004);
    expect((await start(browser)).uid).not.toBe("");
    const response = await browser.open(endSession(tokens.id_token));
    expect([response.status, response.headers.get("Location")]).toEqual([303, `${back}?state=bye`]);
  });

  it("asks when the request does not prove whose wish it is", async () => {
    const [victim, other] = [await addIdentity(), await addIdentity()];
    const { browser } = await signIn(victim.email);
    const { tokens } = await signIn(other.email);
    for (const path of ["/oidc/session/end", endSession(tokens.id_token)]) {
      const response = await browser.open(path, { headers: { "Accept-Language": "en" } });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain("Sign out?");
    }
    expect((await start(browser)).location).toContain("/callback?code=");
  });

  it("returns to no address that the client did not name", async () => {
    const { email } = await addIdentity();
    const { browser, tokens } = await signIn(email);
    const response = await browser.open(endSession(tokens.id_token).replaceAll("portal.example", "evil.example"));
    expect(response.status).toBe(400);
  });
});

describe("rotating keys", () => {
  it("signs with the key that was published before, and keeps what was signed", async () => {
    const { email } = await addIdentity();
    const before = await signIn(email);
    const published = await publishedKeys();
    await portal.identity.rotateKeys(new Date());
    const after = await signIn(email);

    expect(keyOf(after)).not.toBe(keyOf(before));
    expect(published).toContain(keyOf(after));
    expect(await publishedKeys()).toContain(keyOf(before));
    for (const { tokens } of [before, after]) expect((await authenticate(tokens)).status).toBe(200);
  });

  it("waits until the key has signed for a month", async () => {
    const before = await publishedKeys();
    await portal.identity.rotateDueKeys(new Date());
    expect(await publishedKeys()).toEqual(before);
    await portal.identity.rotateDueKeys(new Date(Date.now() + 31 * 86_400_000));
    expect(await publishedKeys()).not.toEqual(before);
  });

  it("publishes no private part", async () => {
    const response = await newBrowser().open("/oidc/jwks");
    const { keys } = (await response.json()) as { keys: object[] };
    expect(keys).not.toEqual([]);
    for (const key of keys) expect(key).not.toHaveProperty("d");
  });

  const keyOf = ({ tokens }: { tokens: { id_token: string } }) => decodeProtectedHeader(tokens.id_token).kid;
  async function publishedKeys() {
    const response = await newBrowser().open("/oidc/jwks");
    return ((await response.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);
  }
});
