import { expect, test } from "vitest";
import { formTokenOf, isFormToken } from "#server/form-token.ts";
import { carriesFormToken } from "#server/origin-guard.ts";

const secret = "a secret of at least thirty-two characters";
const token = formTokenOf("visitor-1", secret);
const fields = (formToken: string) => new URLSearchParams({ formToken });

test("a form token is valid for its visitor only", () => {
  expect(isFormToken(token, "visitor-1", secret)).toBe(true);
  expect(isFormToken(token, "visitor-2", secret)).toBe(false);
});

test("a form token of another portal is invalid", () => {
  expect(
    isFormToken(formTokenOf("visitor-1", "another secret, just as long as it has to be"), "visitor-1", secret),
  ).toBe(false);
});

test.each(["", "x", `${token}x`, token.slice(1), "ä".repeat(token.length)])("%j is no form token", (wrong) => {
  expect(isFormToken(wrong, "visitor-1", secret)).toBe(false);
});

test("a post without the token, or from an unknown browser, is not vouched for", () => {
  expect(carriesFormToken(fields(token), "visitor-1", secret)).toBe(true);
  expect(carriesFormToken(new URLSearchParams(), "visitor-1", secret)).toBe(false);
  expect(carriesFormToken(fields(token), undefined, secret)).toBe(false);
});
