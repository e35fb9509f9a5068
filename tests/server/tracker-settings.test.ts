import { describe, expect, it } from "vitest";
import { readTrackers } from "#server/tracker-settings.ts";

describe("the services that need a consent", () => {
  it("are an empty list without a script", () => {
    expect(readTrackers({ ANALYTICS_ID: "key" })).toEqual([]);
  });

  it("have what was set, origins without their paths, and analytics the cookie of the backend", () => {
    const ANALYTICS_SCRIPT = "https://cdn.example/a.js";
    const ANALYTICS_ORIGINS = "https://api.example/collect, https://cdn2.example";
    expect(
      readTrackers({ ANALYTICS_SCRIPT, ANALYTICS_ORIGINS, ANALYTICS_ID: "key", ANALYTICS_COOKIES: "AMP_*" }),
    ).toEqual([
      {
        service: "analytics",
        script: ANALYTICS_SCRIPT,
        id: "key",
        origins: ["https://api.example", "https://cdn2.example"],
        cookies: ["_ga", "AMP_*"],
      },
    ]);
  });

  it.each([
    ["AB_TESTING_SCRIPT", "no address"],
    ["AB_TESTING_SCRIPT", "javascript:alert(1)"],
    ["AB_TESTING_ORIGINS", "https://fine.example, *"],
    ["AB_TESTING_COOKIES", "a; b"],
  ])("stop the start with a line that names %s when it is %j", (name, value) => {
    const env = { AB_TESTING_SCRIPT: "https://ab.example/s.js", [name]: value };
    expect(() => readTrackers(env)).toThrow(`Wrong setting — ${name}: `);
  });
});
