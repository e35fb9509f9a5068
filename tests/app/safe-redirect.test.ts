import { describe, expect, test } from "vitest";
import { backTo, safePath } from "#app/safe-redirect.ts";

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
