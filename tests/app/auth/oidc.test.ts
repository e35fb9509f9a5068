import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, describe, expect, test } from "vitest";
import { authenticatorFor, forgetAttempts } from "#app/auth/oidc.server.ts";

const { privateKey, publicKey } = await generateKeyPair("ES256");
const client = { id: "applicant-portal", secret: "secret" };
let idToken = "";

/** A provider that gives out whatever id token the test has made. */
const provider = createServer(async (request, response) => {
  response.setHeader("Content-Type", "application/json");
  const isKeys = request.url === "/jwks";
  const keys = { keys: [{ ...(await exportJWK(publicKey)), alg: "ES256" }] };
  response.end(JSON.stringify(isKeys ? keys : { access_token: "access", token_type: "Bearer", id_token: idToken }));
}).listen(0, "127.0.0.1");
await once(provider, "listening");
afterAll(() => void provider.close());
const issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;

const oidc = {
  issuer,
  authorizationEndpoint: `${issuer}/auth`,
  tokenEndpoint: `${issuer}/token`,
  jwksUrl: `${issuer}/jwks`,
  endSessionEndpoint: "",
  clients: { applicant: client, company: client, advisor: client },
};
const onHttp = authenticatorFor("applicant", { oidc, isSecure: false, origin: "http://portal.example" });
const onHttps = authenticatorFor("applicant", { oidc, isSecure: true, origin: "https://portal.example" });

/** Begins to sign in: what is asked of the provider, and the cookie that remembers it. */
async function begin(authenticator = onHttp) {
  const request = new Request("http://portal.example/auth/applicant");
  const redirect = await authenticator.authenticate("oidc", request).catch((thrown) => thrown as Response);
  if (!(redirect instanceof Response)) throw new Error("not sent to the provider");
  const asked = new URL(redirect.headers.get("Location") ?? "").searchParams;
  const line = redirect.headers.get("Set-Cookie") ?? "";
  return { authenticator, asked, line, cookie: line.split(";")[0] ?? "" };
}

type Begun = Awaited<ReturnType<typeof begin>>;
const state = ({ asked }: Begun) => asked.get("state") ?? "";

/** Comes back from the provider with an id token of these claims. */
async function comeBack(begun: Begun, claims: Record<string, string>, notBefore = "0s") {
  idToken = await new SignJWT({ iss: issuer, aud: client.id, sub: "jonas", ...claims })
    .setProtectedHeader({ alg: "ES256" })
    .setNotBefore(notBefore)
    .setExpirationTime("5m")
    .sign(privateKey);
  const address = `http://portal.example/auth/applicant/callback?code=code&state=${state(begun)}`;
  return begun.authenticator.authenticate("oidc", new Request(address, { headers: { Cookie: begun.cookie } }));
}
const nonceOf = ({ asked }: Begun) => asked.get("nonce") ?? "";

describe("signing in at the identity provider", () => {
  test("asks by code with PKCE and a nonce of its own for each attempt", async () => {
    const [first, second] = [await begin(), await begin()];
    expect(first.asked.get("response_type")).toBe("code");
    expect(first.asked.get("code_challenge_method")).toBe("S256");
    expect(first.asked.get("scope")).toBe("openid email");
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    expect(nonceOf(first)).not.toContain(state(first));
  });

  test("always asks for a sign-in: the provider's session may belong to a person who has left", async () => {
    expect((await begin()).asked.get("prompt")).toBe("login");
  });

  test("believes the id token of this attempt", async () => {
    const begun = await begin();
    expect(await comeBack(begun, { nonce: nonceOf(begun) })).toEqual({
      accessToken: "access",
      idToken,
      subject: "jonas",
    });
  });

  test("believes an id token of a provider whose clock is a little ahead, and none of one that is far ahead", async () => {
    const begun = await begin();
    const claims = { nonce: nonceOf(begun) };
    expect(await comeBack(begun, claims, "10s")).toMatchObject({ subject: "jonas" });
    await expect(comeBack(begun, claims, "60s")).rejects.toThrow('"nbf"');
  });

  test("believes no id token of another attempt", async () => {
    const other = await begin();
    await expect(comeBack(await begin(), { nonce: nonceOf(other) })).rejects.toThrow("another attempt");
  });

  test.each([
    ["without a nonce", () => ({})],
    ["for another portal", (begun: Begun) => ({ nonce: nonceOf(begun), aud: "company-portal" })],
    ["of another provider", (begun: Begun) => ({ nonce: nonceOf(begun), iss: "http://evil.example" })],
  ])("believes no id token %s", async (_which, claims: (begun: Begun) => Record<string, string>) => {
    const begun = await begin();
    await expect(comeBack(begun, claims(begun))).rejects.toThrow();
  });

  test("believes nobody who comes back without the cookie of an attempt", async () => {
    const begun = { ...(await begin()), cookie: "" };
    await expect(comeBack(begun, { nonce: nonceOf(begun) })).rejects.toBeInstanceOf(ReferenceError);
  });

  test("on https, believes only a cookie that no other host of the domain can have set", async () => {
    const begun = await begin(onHttps);
    expect(begun.line).toMatch(/^__Host-oauth2:[\w-]+=/);
    for (const attribute of [/; Path=\/(;|$)/, /; Secure/, /; HttpOnly/]) expect(begun.line).toMatch(attribute);
    expect(begun.line).not.toContain("Domain");
    const claims = { nonce: nonceOf(begun) };
    const planted = { ...begun, cookie: begun.cookie.replace("__Host-", "") };
    await expect(comeBack(planted, claims)).rejects.toBeInstanceOf(ReferenceError);
    expect(await comeBack(begun, claims)).toMatchObject({ subject: "jonas" });
  });

  test("forgets the attempt that has ended, and not that of another tab", async () => {
    const [ended, other] = [await begin(), await begin()];
    const headers = { Cookie: `${ended.cookie}; ${other.cookie}` };
    const name = ended.cookie.split("=")[0];
    expect(
      forgetAttempts(new Request("http://portal.example/", { headers }), { isSecure: false }, state(ended)),
    ).toEqual([`${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`]);
  });

  test("forgets the attempts of a browser, and nothing else", async () => {
    const { cookie } = await begin(onHttps);
    const request = new Request("http://portal.example/", { headers: { Cookie: `session=x; ${cookie}; lng=de` } });
    const name = cookie.split("=")[0];
    expect(forgetAttempts(request, { isSecure: true })).toEqual([
      `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure`,
    ]);
  });
});
