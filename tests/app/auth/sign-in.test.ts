import type { LoaderFunctionArgs } from "@remix-run/node";
import { describe, expect, test } from "vitest";
import type { PortalContext, Session } from "#app/context.ts";
import { openCookies } from "#app/cookies.server.ts";
import { sharedPaths } from "#app/paths.ts";
import * as callback from "#app/sides/public/sign-in/callback.tsx";
import * as start from "#app/sides/public/sign-in/start.tsx";
import { useForeignProvider } from "../../world/foreign-provider.ts";

const publicUrl = "http://portal.example";
// As random base64 has it, with signs that a provider decodes.
const client = { id: "applicant-portal", secret: "a+b/c=%41".padEnd(43, "!") };
const redirectUri = `${publicUrl}/auth/applicant/callback`;
const provider = await useForeignProvider([{ ...client, redirectUri, algorithm: "ES256" }]);
const mia = { sub: "mia", email: "mia@example.org", email_verified: true };
const cookies = openCookies({ isSecure: false });

interface Asking {
  /** The page that led to signing in. */
  to?: string;
  /** The session that was in this browser. */
  last?: Partial<Session>;
  /** Whether the provider is the portal's own. */
  isOwn?: boolean;
  /** What the portal shows the provider as its secret. */
  secret?: string;
  /** Gets what is logged of a failure. */
  hear?: (error: unknown) => void;
}

/** What a browser keeps of this portal, and the requests it makes there. */
function newBrowser() {
  const kept = new Map<string, string>();
  const lines: string[] = [];
  const keep = (line: string) => {
    lines.push(line);
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/max-age=0/i.test(line)) kept.delete(name);
    else kept.set(name, value);
  };
  const go = async (
    loader: typeof start.loader | typeof callback.loader,
    address: string,
    { last, isOwn = true, secret = client.secret, hear = (error) => expect.fail(String(error)) }: Asking = {},
  ) => {
    const Cookie = [...kept].map(([name, value]) => `${name}=${value}`).join("; ");
    const request = new Request(address, { headers: { Cookie } });
    const context = {
      request,
      cookies,
      settings: {
        publicUrl,
        isSecure: false,
        hasOwnPasswords: isOwn,
        oidc: {
          issuer: provider.issuer,
          authorizationEndpoint: `${provider.issuer}/auth`,
          tokenEndpoint: `${provider.issuer}/token`,
          jwksUrl: `${provider.issuer}/jwks`,
          clients: { applicant: { ...client, secret } },
        },
      },
      session: { begin: async () => "session=s1", readLast: async () => last },
      tracking: { consent: { isAnswered: false } },
      unlessSilent: (_url: string, work: () => Promise<unknown>) => work(),
      api: async () => ({ api_token: "token" }),
      reportError: hear,
    } as unknown as PortalContext;
    const answer = await loader({ request, context, params: { side: "applicant" } } as unknown as LoaderFunctionArgs);
    if (!(answer instanceof Response)) throw new Error("led nowhere");
    for (const line of answer.headers.getSetCookie()) keep(line);
    return answer.headers.get("Location") ?? "";
  };
  return {
    kept,
    keep,
    /** The last `Set-Cookie` line with this name. */
    lastOf: (name: string) => lines.findLast((line) => line.startsWith(`${name}=`)),
    /** Gives the address at the provider. */
    beginToSignIn: ({ to, ...asking }: Asking = {}) =>
      go(start.loader, publicUrl + sharedPaths.signIn("applicant", to), asking),
    /** Signs in at that address; gives the page to which that leads. */
    signIn: async (address: string, asking?: Asking) =>
      go(callback.loader, await provider.signIn(address, mia), asking),
    comeBack: (query: string, asking?: Asking) => go(callback.loader, `${redirectUri}?${query}`, asking),
  };
}

test("a session that is refused right after the sign-in does not lead to another one, but one that ends later does", async () => {
  const browser = newBrowser();
  browser.keep(await cookies.refused.serialize("yes"));
  expect(await browser.signIn(await browser.beginToSignIn())).toBe("/ds/home");
  expect(browser.lastOf(cookies.refused.name)).toMatch(/^refused=[^;]+; Max-Age=30;/);
});

test("a sign-in marks no session as refused", async () => {
  const browser = newBrowser();
  await browser.signIn(await browser.beginToSignIn());
  expect(browser.lastOf(cookies.refused.name)).toBeUndefined();
});

test("each tab goes on to the page that it asked for", async () => {
  const browser = newBrowser();
  const first = await browser.beginToSignIn({ to: "/ds/profile/1" });
  const second = await browser.beginToSignIn({ to: "/ds/faq?search=stelle" });
  expect(await browser.signIn(first)).toBe("/ds/profile/1");
  expect(await browser.signIn(second)).toBe("/ds/faq?search=stelle");
  expect([...browser.kept.keys()]).toEqual(["session"]);
});

test("another sign-in after one that broke off leads to the page that was asked for, too", async () => {
  const browser = newBrowser();
  await browser.beginToSignIn({ to: "/ds/profile/1" });
  expect(await browser.signIn(await browser.beginToSignIn())).toBe("/ds/profile/1");
});

test.each(["https://evil.example/", "//evil.example", "/\\evil.example", "/b2b/home"])(
  "a sign-in that is to lead to %s leads home",
  async (to) => {
    const browser = newBrowser();
    expect(await browser.signIn(await browser.beginToSignIn({ to }))).toBe("/ds/home");
  },
);

test("many attempts with long paths leave room in a header for all that a browser sends", async () => {
  const browser = newBrowser();
  for (let tab = 0; tab < 30; tab++) await browser.beginToSignIn({ to: `/ds/selfmatching?view=${"x".repeat(1900)}` });
  const header = [...browser.kept].map(([name, value]) => `${name}=${value}`).join("; ");
  expect(header.length).toBeLessThan(12_000);
});

describe("a sign-in that fails", () => {
  const failureOf = async (coming: (asking: Asking) => Promise<string>) => {
    const heard: unknown[] = [];
    const answer = await coming({ hear: (error) => heard.push(error) }).catch((thrown) => thrown);
    return { answer, heard };
  };
  const stateOf = (address: string) => new URL(address).searchParams.get("state");

  test.each([
    ["in a browser that never began it", async () => (asking) => newBrowser().comeBack("code=c&state=s", asking)],
    [
      "because it was given up",
      async () => {
        const browser = newBrowser();
        const state = stateOf(await browser.beginToSignIn());
        return (asking) => browser.comeBack(`error=access_denied&state=${state}`, asking);
      },
    ],
    [
      "with a code that is not valid any more",
      async () => {
        const browser = newBrowser();
        const state = stateOf(await browser.beginToSignIn());
        return (asking) => browser.comeBack(`code=unknown&state=${state}`, asking);
      },
    ],
  ] satisfies [string, () => Promise<(asking: Asking) => Promise<string>>][])(
    "%s is no failure of the portal's, and can be begun again",
    async (_why, begin) => {
      const { answer, heard } = await failureOf(await begin());
      expect(await (answer as Response).json()).toEqual({ failure: "expired" });
      expect(heard).toEqual([{ status: 404, reason: expect.any(String) }]);
    },
  );

  test("because the portal's secret is wrong is the operator's to hear of", async () => {
    const browser = newBrowser();
    const address = await browser.beginToSignIn();
    const { answer, heard } = await failureOf((asking) => browser.signIn(address, { ...asking, secret: "wrong" }));
    expect(answer).toMatchObject({ refusal: { code: 10001 } });
    expect(heard).toEqual([expect.objectContaining({ code: "invalid_client" })]);
  });
});

/** What the provider is told beside what every sign-in says. */
const toldIn = (address: string) => {
  const { searchParams } = new URL(address);
  return { language: searchParams.get("ui_locales"), reasons: searchParams.get("reasons") };
};

test("the provider's pages are asked for in the language that somebody chose, and else in none", async () => {
  const browser = newBrowser();
  expect(toldIn(await browser.beginToSignIn()).language).toBe(null);
  browser.keep(await cookies.language.serialize("ar"));
  expect(toldIn(await browser.beginToSignIn()).language).toBe("ar");
});

describe("the portal's own sign-in page, on whichever host, is told", () => {
  const to = "/ds/application/search/3";
  const draftPaths = [`${to}?company=1`];
  const ended = { side: "applicant", ended: "revoked", draftPaths: [] } satisfies Asking["last"];
  test.each([
    ["nothing of a first visit", {}, null],
    ["that the session has ended, and why", { to, last: ended }, "revoked"],
    ["that what was sent is kept", { to, last: { ...ended, ended: "expired", draftPaths } }, "expired kept"],
    ["nothing of a session of another side", { to, last: { ...ended, side: "company" } }, null],
    ["that somebody was invited", { to: "/ds/home?ref=0123456789ab" }, "invited"],
  ] satisfies [string, Asking, string | null][])("%s", async (_what, asking, reasons) => {
    expect(toldIn(await newBrowser().beginToSignIn(asking)).reasons).toBe(reasons);
  });

  test("once that somebody has signed out", async () => {
    const browser = newBrowser();
    browser.keep(await cookies.notice.serialize({ key: "common:notice.signedOut" }));
    expect(toldIn(await browser.beginToSignIn()).reasons).toBe("signedOut");
    expect(toldIn(await browser.beginToSignIn()).reasons).toBe(null);
  });
});

test("a provider of somebody else's is told nothing of it", async () => {
  const last = { side: "applicant", ended: "expired", draftPaths: [] } satisfies Asking["last"];
  expect(toldIn(await newBrowser().beginToSignIn({ last, isOwn: false })).reasons).toBe(null);
});
