import { expect, test } from "vitest";
import { pathAfterSignIn } from "#app/auth/path-after-sign-in.server.ts";
import type { PortalContext } from "#app/context.ts";
import { openCookies } from "#app/cookies.server.ts";

const contextOf = async (returnPath: string, hostSide?: string) => {
  const cookies = openCookies({ isSecure: false });
  const Cookie = (await cookies.returnPath.serialize(returnPath)).split(";")[0] ?? "";
  const request = new Request("http://portal.example/auth/company", { headers: { Cookie } });
  return { request, hostSide, cookies } as unknown as PortalContext;
};

test.each([
  ["/b2b/invoices?page=2", undefined, "/b2b/invoices?page=2"],
  ["/documents/7/preview", undefined, "/documents/7/preview"],
  ["/invoices", "company", "/invoices"],
  ["", undefined, "/b2b/home"],
  ["//evil.example", undefined, "/b2b/home"],
  ["/ds/profile/1", undefined, "/b2b/home"],
  ["/profile/1", "applicant", "/b2b/home"],
])("who asked for %j on the host of %s and signs in at the company's side goes to %s", async (path, hostSide, to) => {
  expect(await pathAfterSignIn(await contextOf("/b2b/help", hostSide), "company", path)).toBe(to);
  expect(await pathAfterSignIn(await contextOf(path, hostSide), "company", null)).toBe(to);
});
