import { describe, expect, it } from "vitest";
import type { PortalContext } from "#app/context.ts";
import { pageTrackingOf } from "#app/tracking/page-tracking.server.ts";
import type { Tracker } from "#app/tracking/services.ts";

const analytics: Tracker = {
  service: "analytics",
  script: "https://a.example/a.js",
  id: "key",
  origins: ["https://b.example"],
  cookies: ["_ga"],
};
const accepted = { accepted: ["analytics"], isAnswered: true };
const open = { accepted: [], isAnswered: false };

const at = (
  path: string,
  { trackers = [analytics], consent = accepted as object, hasScripts = true, isPrivate = false } = {},
) =>
  pageTrackingOf({
    request: new Request(`https://portal.example${path}`),
    settings: { trackers },
    tracking: { consent },
    page: { hasScripts, isPrivate },
  } as unknown as PortalContext);

describe("a page", () => {
  it("knows nothing of tracking where nothing is configured", () => {
    expect(at("/ds/home", { trackers: [] })).toBeUndefined();
  });

  it("asks until it is answered, and loads nothing before", () => {
    const asked = [{ service: "analytics", isAccepted: false }];
    expect(at("/ds/home", { consent: open })).toEqual({ asked, loaded: [] });
  });

  it("loads what is accepted, and knows no more of it than the browser needs", () => {
    const loaded = [{ service: "analytics", script: "https://a.example/a.js", id: "key" }];
    expect(at("/ds/home")).toEqual({ asked: [], loaded });
  });

  it("does not ask where the answer is given anyway", () => {
    expect(at("/cookies", { consent: open })?.asked).toEqual([]);
  });

  it("loads nothing in the simple view and for browsers that save data", () => {
    expect(at("/ds/home", { hasScripts: false })?.loaded).toEqual([]);
  });

  it("loads nothing where a password or a secret is near", () => {
    expect(at("/auth/company/password-reset", { isPrivate: true })?.loaded).toEqual([]);
  });
});
