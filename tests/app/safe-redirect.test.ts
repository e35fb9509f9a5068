import { describe, expect, test } from "vitest";
import { openCookies } from "#app/cookies.server.ts";
import { addressOf, backTo, pathOf, returnPathOf, safePath } from "#app/safe-redirect.ts";

describe("a return address", () => {
  test.each(["/ds/home", "/ds/application/search/3?from=mail", "/", "/a//b", "/ds/..%2f..%2fetc"])(
    "may be a path of ours: %s",
    (path) => {
      expect(safePath(path, "/start")).toBe(path);
    },
  );

  test.each([
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/\t/",
    "/.//evil.example",
    "/..//evil.example",
    "/ds/../..//evil.example",
    "/%2e%2e//evil.example",
    "/./\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    " /ds/home",
    "ds/home",
    "",
    null,
    undefined,
    7,
    { path: "/ds/home" },
  ])("is nothing else: %j", (path) => {
    expect(safePath(path, "/start")).toBe("/start");
  });

  test("loses the hash, in which tokens could stand", () => {
    expect(safePath("/ds/home#access_token=stolen", "/start")).toBe("/ds/home");
  });
});

describe("the address of the page that was asked for", () => {
  const asked = (address: string) => new Request(`http://portal.example${address}`);

  test("is its path and query, without what Remix adds", () => {
    expect(addressOf(asked("/ds/selfmatching?index&view=all&_data=x"))).toBe("/ds/selfmatching?view=all");
    expect(addressOf(asked("/ds/home"))).toBe("/ds/home");
    expect(pathOf(asked("/ds/home?a=1"))).toBe("/ds/home");
  });

  test.each(["//evil.example/a?b=1", "/.//evil.example/a", "/%2e//evil.example/a", "/x/%2E%2e//evil.example"])(
    "is never one of another host: %s",
    (address) => {
      expect(addressOf(asked(address))).toBe("/");
      expect(pathOf(asked(address))).toBe("/");
      expect(returnPathOf(asked(address))).toBe("/");
    },
  );

  test("is the beginning of a sign-in for its callback, whose code works once", () => {
    expect(addressOf(asked("/auth/company/callback?code=used&state=s"))).toBe("/auth/company");
  });

  test("waits in a cookie as far as browsers keep it", async () => {
    const { returnPath } = openCookies({ isSecure: true });
    for (const [address, kept] of [
      [`/ds/home?a=${"x".repeat(1900)}`, `/ds/home?a=${"x".repeat(1900)}`],
      [`/ds/home?a=${"x".repeat(6000)}`, "/ds/home"],
      [`/${"x".repeat(6000)}`, null],
    ] as const) {
      const cookie = await returnPath.serialize(returnPathOf(asked(address)));
      expect(await returnPath.parse(cookie)).toBe(kept);
      expect(cookie.length).toBeLessThan(4000);
    }
  });
});

describe("the way back to the page of a form", () => {
  const from = (referrer?: string) =>
    new Request("http://portal.example/view", { headers: referrer ? { Referer: referrer } : {} });

  test("is its path, whatever the host", () => {
    expect(backTo(from("http://evil.example/ds/home?a=1"), "/")).toBe("/ds/home?a=1");
  });
  test("is the fallback when there is no usable page", () => {
    expect(backTo(from(), "/")).toBe("/");
    expect(backTo(from("no address"), "/")).toBe("/");
    expect(backTo(from("http://evil.example//evil.example"), "/")).toBe("/");
  });
});
