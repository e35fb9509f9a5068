import { expect, it } from "vitest";
import { withoutSecrets } from "#domain/without-secrets.ts";

it.each([
  ["connect ECONNREFUSED 127.0.0.1:25", "connect ECONNREFUSED 127.0.0.1:25"],
  ["Invalid login at smtp://portal:geheim@mail.example.org", "Invalid login at …"],
  ["550 <mia@example.org>: unknown", "550 … unknown"],
  ["token 3q2-7wEjRTVndVx3q2-7wEjRTVndVx is over", "token … is over"],
  ["IBAN DE89 3704 0044 0532 0130 00 is wrong", "IBAN … is wrong"],
  ["key 0b9a6f0e-7f3c-4b61-9a54-8d1f3c1f5a11 is missing", "key … is missing"],
  ["first line\n    at secret (file.ts:1)", "first line"],
])("an error is shown without what nobody should read: %s", (message, shown) => {
  expect(withoutSecrets(message)).toBe(shown);
});
