import { expect, test } from "vitest";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import { requireInteraction } from "#app/auth/require-interaction.server.ts";
import type { PortalContext } from "#app/context.ts";
import { openCookies } from "#app/cookies.server.ts";

const context = {
  api: async () => {
    throw new RefusedResponse({ code: 404, message: "no such interaction" });
  },
  session: { read: async () => undefined },
  cookies: openCookies({ isSecure: false }),
} as unknown as PortalContext;

const answerTo = (path: string, init?: RequestInit) =>
  requireInteraction({ ...context, request: new Request(`http://portal.example${path}`, init) }, "i1").catch(
    (thrown: Response) => thrown,
  ) as Promise<Response>;

test("an address with a query is tried again without it: Lynx sends the cookie only there", async () => {
  const answer = await answerTo("/auth/applicant/sign-in/i1?lng=ar");
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/auth/applicant/sign-in/i1"]);
});

test("without a query, and for a post, the sign-in has expired", async () => {
  expect((await answerTo("/auth/applicant/sign-in/i1")).status).toBe(404);
  expect((await answerTo("/auth/applicant/sign-in/i1?lng=ar", { method: "POST" })).status).toBe(404);
});
