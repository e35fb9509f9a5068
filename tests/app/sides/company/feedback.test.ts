import { expect, it } from "vitest";
import { action } from "#app/sides/company/feedback/feedback.tsx";
import { company } from "#contract/calls/company.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { postOf } from "../../post.ts";

it("pressing twice sends a company's feedback once, and says once that it was given", async () => {
  const { args } = postOf({ formKey: "k1", selected: "positive", feedback: "Weiter so." });
  const colleague = { metadata: {}, companies: [{ id: "firm", isOwner: true }] };
  const sent: [Endpoint, string?][] = [];
  Object.assign(args.context, {
    session: { read: async () => ({ side: "company", draftPaths: [] }) },
    api: async (endpoint: Endpoint, _input: object, key?: string) => {
      if (endpoint === company.fetchCompanyUser) return colleague;
      return sent.push([endpoint, key]);
    },
  });
  expect((await action(args)).status).toBe(303);
  expect(sent).toEqual([
    [company.sendFeedback, "k1"],
    [company.changeMetadataEntry, "k1"],
  ]);
});
