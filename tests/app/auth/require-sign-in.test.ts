import { describe, expect, test, vi } from "vitest";
import { requireSignIn } from "#app/auth/require-sign-in.server.ts";
import type { PortalContext, Session } from "#app/context.ts";
import { openCookies } from "#app/cookies.server.ts";
import { sharedPaths } from "#app/paths.ts";
import { sideOfPath } from "#contract/sides.ts";

const session = { side: "applicant", subject: "jonas" } as Session;
const contextOf = (path: string, signedIn?: Session, init?: RequestInit) => {
  const request = new Request(`http://portal.example${path}`, init);
  const keepDraft = vi.fn(async () => {});
  return {
    request,
    drafts: { keep: keepDraft },
    cookies: openCookies({ isSecure: false }),
    session: { read: async () => signedIn },
  } as unknown as PortalContext;
};

/** Where a request is sent instead of being let in. */
async function turnedAway(context: PortalContext) {
  const thrown = await requireSignIn(context, "applicant").catch((error) => error as Response);
  if (!(thrown instanceof Response)) throw new Error("let in");
  return thrown.headers.get("Location");
}

describe("who must be signed in", () => {
  test("is let in at the own side", async () => {
    expect(await requireSignIn(contextOf("/ds/home", session), "applicant")).toBe(session);
  });

  test("is sent to sign in, and the path and post wait", async () => {
    const context = contextOf("/ds/application/search/3?a=1&_data=routes&index");
    expect(await turnedAway(context)).toBe(sharedPaths.signIn("applicant", "/ds/application/search/3?a=1"));
    expect(context.drafts.keep).toHaveBeenCalledOnce();
  });

  test.each<[string, Record<string, string>]>([
    ["a script's look-up", { "Sec-Fetch-Dest": "empty" }],
    ["a script's look-up in an old browser", { Accept: "application/json" }],
    ["a picture", { "Sec-Fetch-Dest": "image" }],
  ])("is refused where %s asks beside a page: that page stays the one to come back to", async (_, headers) => {
    const context = contextOf("/ds/home", undefined, { headers });
    const thrown = await requireSignIn(context, "applicant").catch((error) => error as Response);
    expect(thrown).toMatchObject({ status: 401 });
    expect((thrown as Response).headers.getSetCookie()).toEqual([]);
    expect(context.drafts.keep).not.toHaveBeenCalled();
  });

  test("signs in again where the session is another side's", async () => {
    const signIn = sharedPaths.signIn("applicant", "/ds/home");
    expect(await turnedAway(contextOf("/ds/home", { ...session, side: "advisor" }))).toBe(signIn);
  });

  test.each([undefined, session])(
    "§2: reloads with an empty query when it is assigned to somebody",
    async (signedIn) => {
      expect(await turnedAway(contextOf("/ds/home?assigned_to=7&b=2", signedIn))).toBe("/ds/home");
    },
  );

  test("does not lose a post by reloading", async () => {
    const post = turnedAway(contextOf("/ds/home?assigned_to=7", session, { method: "POST" }));
    await expect(post).rejects.toThrow("let in");
  });
});

test("only the first segment of a path names its side", () => {
  const paths = ["/ds", "/b2b/home", "/advisor", "/dsgvo", "/documents/1/preview", "/x/advisor"];
  expect(paths.map(sideOfPath)).toEqual(["applicant", "company", "advisor", undefined, undefined, undefined]);
});
