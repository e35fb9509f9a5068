import type { LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { loader } from "#app/sides/public/sign-in/moved-password-reset.tsx";

const ledTo = (token?: string) =>
  loader({
    request: new Request("https://portal.test/password-reset"),
    context: { side: "applicant" },
    params: { token },
  } as unknown as LoaderFunctionArgs).headers.get("Location");

test("a link in an earlier mail leads to the page's present address, whatever its token looks like", () => {
  expect(ledTo()).toBe("/auth/applicant/password-reset");
  expect(ledTo("abc-1_2")).toBe("/auth/applicant/password-reset/abc-1_2");
  expect(ledTo("я\r\nSet-Cookie: a=b")).toBe("/auth/applicant/password-reset/%D1%8F%0D%0ASet-Cookie%3A%20a%3Db");
  expect(ledTo("../..//evil.example")).toBe("/auth/applicant/password-reset/..%2F..%2F%2Fevil.example");
});
