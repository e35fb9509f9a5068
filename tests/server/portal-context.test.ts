import { expect, test } from "vitest";
import { openCookies } from "#app/cookies.server.ts";
import type { ContextParts, RequestParts } from "#server/context-parts.ts";
import { contextFor } from "#server/portal-context.ts";

test("a draft keeps what was typed, and neither passwords nor codes nor what belongs to one form", async () => {
  const kept: unknown[] = [];
  const parts = {
    cookies: openCookies(false),
    drafts: { keep: async (...draft: unknown[]) => kept.push(draft) },
    settings: {},
    secret: "a secret",
    sessionLimits: {},
  } as unknown as ContextParts;
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
  const { keepDraft } = await contextFor(parts, {
    express: { id: "r1", ip: "192.0.2.7", get: () => undefined },
    response: { locals: { nonce: "n" } },
    request: new Request("http://localhost/ds/home?lng=de"),
    visitor: "v",
    posted: { fields, files: [] },
    tracking: { watch: (call: unknown) => call },
    namespacesOf: () => [],
  } as unknown as RequestParts);
  await keepDraft();
  const typed = [
    ["formId", "name"],
    ["email", "mia@example.org"],
    ["languageSkills[0].code", "de"],
  ];
  expect(kept).toEqual([["visitor:v", "/ds/home", typed]]);
});
