import { expect, test } from "vitest";
import { openCircuits } from "#app/api/circuit.server.ts";
import { openCookies } from "#app/cookies.server.ts";
import type { ContextParts, RequestParts } from "#server/context-parts.ts";
import { contextFor } from "#server/portal-context.ts";

/** The context of a post, with a memory of the drafts it keeps. */
async function contextOf(address: string, fields = new URLSearchParams()) {
  const kept: unknown[] = [];
  const parts = {
    cookies: openCookies(false),
    circuits: openCircuits(100),
    drafts: { keep: async (...draft: unknown[]) => kept.push(draft) },
    settings: {},
    secret: "a secret",
    sessionLimits: {},
  } as unknown as ContextParts;
  const context = await contextFor(parts, {
    express: { id: "r1", ip: "192.0.2.7", get: () => undefined },
    response: { locals: { nonce: "n" } },
    request: new Request(address),
    visitor: "v",
    posted: { fields, files: [] },
    tracking: { watch: (call: unknown) => call },
    namespacesOf: () => [],
  } as unknown as RequestParts);
  return { context, kept };
}

test("a draft keeps what was typed and the key of its form, and neither passwords nor codes nor the token", async () => {
  const fields = new URLSearchParams([
    ["formToken", "t"],
    ["formKey", "k"],
    ["formId", "name"],
    ["email", "mia@example.org"],
    ["password", "secret"],
    ["newPassword", "secret"],
    ["code", "123456"],
    ["languageSkills[0].code", "de"],
  ]);
  const { context, kept } = await contextOf("http://localhost/ds/home?lng=de", fields);
  await context.keepDraft();
  const typed = [
    ["formKey", "k"],
    ["formId", "name"],
    ["email", "mia@example.org"],
    ["languageSkills[0].code", "de"],
  ];
  expect(kept).toEqual([["visitor:v", "/ds/home", typed]]);
});

test("a provider that never gives the token leads to maintenance; one that refuses is heard", async () => {
  const { context } = await contextOf("http://localhost/auth/applicant/callback?code=c");
  const provider = "http://127.0.0.1:1/token";
  const refused = context.unlessSilent(provider, () => Promise.reject(new Error("invalid_grant")));
  await expect(refused).rejects.toThrow("invalid_grant");
  const silent = await context.unlessSilent(provider, () => new Promise<never>(() => {})).catch((thrown) => thrown);
  expect(silent.headers.get("Location")).toMatch(/^\/maintenance\?to=%2Fauth%2Fapplicant%2Fcallback/);
});
