import type { ActionFunctionArgs } from "@remix-run/node";
import { describe, expect, test, vi } from "vitest";
import type { PortalContext, Session } from "#app/context.ts";
import { openCookies } from "#app/cookies.server.ts";
import { action } from "#app/sides/public/sign-in/sign-out.tsx";
import { publicCalls } from "#contract/calls/public.ts";

const session = { side: "applicant", apiToken: "token", idToken: "id token", ended: "expired" } as Session;

/** Signs out in a browser whose session has expired; gives where it is sent, its cookies and what the backend heard. */
async function signOut(last: Session | undefined, { endSessionEndpoint = "", answer = async () => undefined } = {}) {
  const api = vi.fn(answer);
  const request = new Request("https://portal.example/sign-out", { method: "POST" });
  const context = {
    request,
    settings: { publicUrl: "https://portal.example", oidc: { endSessionEndpoint } },
    cookies: openCookies({ isSecure: false }),
    session: {
      read: async () => undefined,
      readLast: async () => last,
      end: async () => "session=; Max-Age=0",
    },
    api,
  } as unknown as PortalContext;
  const response = await action({ request, context, params: {} } as ActionFunctionArgs);
  return { to: response.headers.get("Location"), cookies: response.headers.getSetCookie(), api };
}
const revocation = [publicCalls.revokeToken, { body: { api_token: "token" } }];

describe("signing out with an expired session", () => {
  test("revokes its token and ends it here and at the provider", async () => {
    const endSessionEndpoint = "https://id.example/end";
    const { to, cookies, api } = await signOut(session, { endSessionEndpoint });
    expect(api.mock.calls).toEqual([revocation]);
    expect(cookies).toContain("session=; Max-Age=0");
    const { origin, pathname, searchParams } = new URL(to ?? "");
    expect(origin + pathname).toBe(endSessionEndpoint);
    expect(Object.fromEntries(searchParams)).toEqual({
      id_token_hint: "id token",
      post_logout_redirect_uri: "https://portal.example/auth/applicant",
    });
  });

  test("keeps what the provider's address asks for itself", async () => {
    const { to } = await signOut(session, { endSessionEndpoint: "https://id.example/end?policy=students" });
    const { searchParams } = new URL(to ?? "");
    expect(Object.fromEntries(searchParams)).toEqual({
      policy: "students",
      id_token_hint: "id token",
      post_logout_redirect_uri: "https://portal.example/auth/applicant",
    });
  });

  test("leads to signing in where the provider ends no sessions", async () => {
    const { to, api } = await signOut(session);
    expect(to).toBe("/auth/applicant");
    expect(api.mock.calls).toEqual([revocation]);
  });

  test("is not held up by a backend that is away", async () => {
    const maintenance = async () => Promise.reject(new Response(null, { status: 302 }));
    const { to, cookies } = await signOut(session, { answer: maintenance });
    expect(to).toBe("/auth/applicant");
    expect(cookies).toContain("session=; Max-Age=0");
  });

  test("makes no call to the backend when there was no session", async () => {
    const { to, api } = await signOut(undefined);
    expect(to).toBe("/");
    expect(api).not.toHaveBeenCalled();
  });
});
