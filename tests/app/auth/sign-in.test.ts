import type { LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import type { PortalContext } from "#app/context.ts";
import { openCookies } from "#app/cookies.server.ts";
import * as callback from "#app/sides/public/sign-in/callback.tsx";
import * as start from "#app/sides/public/sign-in/start.tsx";
import { useForeignProvider } from "../../world/foreign-provider.ts";

const publicUrl = "http://portal.example";
const client = { id: "applicant-portal", secret: "a secret".padEnd(43, "!") };
const redirectUri = `${publicUrl}/auth/applicant/callback`;
const provider = await useForeignProvider([{ ...client, redirectUri, algorithm: "ES256" }]);
const mia = { sub: "mia", email: "mia@example.org", email_verified: true };
const cookies = openCookies(false);

/** What a browser keeps of this portal, and the requests it makes there. */
function newBrowser() {
  const kept = new Map<string, string>();
  const keep = (line: string) => {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/max-age=0/i.test(line)) kept.delete(name);
    else kept.set(name, value);
  };
  const go = async (loader: typeof start.loader | typeof callback.loader, address: string) => {
    const Cookie = [...kept].map(([name, value]) => `${name}=${value}`).join("; ");
    const request = new Request(address, { headers: { Cookie } });
    const context = {
      request,
      cookies,
      settings: {
        publicUrl,
        isSecure: false,
        oidc: {
          issuer: provider.issuer,
          authorizationEndpoint: `${provider.issuer}/auth`,
          tokenEndpoint: `${provider.issuer}/token`,
          jwksUrl: `${provider.issuer}/jwks`,
          clients: { applicant: client },
        },
      },
      session: { begin: async () => "session=s1" },
      tracking: { consent: { isAnswered: false } },
      unlessSilent: (_url: string, work: () => Promise<unknown>) => work(),
      api: async () => ({ api_token: "token" }),
      reportError: (error: unknown) => expect.fail(String(error)),
    } as unknown as PortalContext;
    const answer = await loader({ request, context, params: { side: "applicant" } } as unknown as LoaderFunctionArgs);
    if (!(answer instanceof Response)) throw new Error("led nowhere");
    for (const line of answer.headers.getSetCookie()) keep(line);
    return answer.headers.get("Location") ?? "";
  };
  return {
    kept,
    keep,
    /** Gives the address at the provider. */
    beginToSignIn: () => go(start.loader, `${publicUrl}/auth/applicant`),
    /** Signs in at that address; gives the page to which that leads. */
    signIn: async (address: string) => go(callback.loader, await provider.signIn(address, mia)),
  };
}

test("after a sign-in the backend may end a session once more before a page says that signing in does not help", async () => {
  const browser = newBrowser();
  browser.keep(await cookies.refused.serialize("yes"));
  expect(await browser.signIn(await browser.beginToSignIn())).toBe("/ds/home");
  expect(browser.kept.has(cookies.refused.name)).toBe(false);
});
