import type { ActionFunctionArgs } from "@remix-run/node";
import { describe, expect, test } from "vitest";
import * as forgotPassword from "#app/sides/public/sign-in/forgot-password.tsx";
import * as resetPassword from "#app/sides/public/sign-in/reset-password.tsx";

const args = {
  request: new Request("https://portal.example/auth/applicant/password-reset", { method: "POST" }),
  params: { side: "applicant", token: "t1" },
  context: { settings: { hasOwnPasswords: false } },
} as unknown as ActionFunctionArgs;

describe("where people sign in at another provider, the page says so instead of asking for what it cannot do", () => {
  test.each([
    ["of a forgotten password", forgotPassword],
    ["of a new password", resetPassword],
  ])("%s", async (_which, { loader, action, ErrorBoundary }) => {
    for (const answer of [loader(args), action(args)]) {
      const thrown = await answer.catch((thrown: Response) => thrown);
      expect(await (thrown as Response).json()).toEqual({ failure: "passwordElsewhere" });
    }
    expect(ErrorBoundary).toBeDefined();
  });
});
