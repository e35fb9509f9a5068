import { expect, it } from "vitest";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import { action } from "#app/sides/company/profile/settings.tsx";
import { company as calls } from "#contract/calls/company.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { postOf } from "../../post.ts";

it("a colleague's work, which has a version, is saved only once the rest is: a refusal leaves the version fresh", async () => {
  const { args } = postOf({ firstName: "Anke", lastName: "Brandt", language: "de", position: "Leitung" });
  const employment = { id: "nordlicht", isLocked: false, isOwner: true, invitationPending: false, permissions: [] };
  const called: Endpoint[] = [];
  Object.assign(args.context, {
    settings: { publicUrl: "http://localhost" },
    session: { read: async () => ({ side: "company", draftPaths: [] }) },
    api: async (endpoint: Endpoint) => {
      if (endpoint === calls.fetchCompanyUser) return { id: "anke", companies: [employment] };
      called.push(endpoint);
      throw new RefusedResponse({ code: 429, message: "" });
    },
  });
  expect((await action(args)).status).toBe(429);
  expect(called).toEqual([calls.changeCompanyUser]);
});
