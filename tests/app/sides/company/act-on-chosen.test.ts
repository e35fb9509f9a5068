import { expect, it } from "vitest";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import type { FormResult } from "#app/forms/form-state.ts";
import { action } from "#app/sides/company/applicant-lists/reject-chosen.tsx";
import { company } from "#contract/calls/company.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { message } from "#contract/message.ts";
import { postOf } from "../../post.ts";

/** A company rejects several whose applications are gone, of whom it knows these names now; what the page says above. */
async function rejectMoved(...people: { id: string; name?: string | null }[]) {
  const versions = Object.fromEntries(people.map(({ id }) => [`version.${id}`, "3"]));
  const { args } = postOf({ formKey: "key", feedbackText: "Leider nicht.", ...versions });
  const answers = new Map<Endpoint, object>([
    [
      company.fetchCompanyUser,
      {
        metadata: {},
        confidentialityAcceptedAt: "2026-01-01",
        companies: [{ id: "firm", isOwner: false, permissions: [] }],
      },
    ],
    [
      company.searchApplicants,
      {
        jobOpening: { id: "opening", status: "published", applicants: { contacted: 0 } },
        items: people.flatMap(({ id, name }) => (name === undefined ? [] : [{ name, match: { id } }])),
      },
    ],
  ]);
  Object.assign(args.context, {
    settings: { publicUrl: "http://localhost" },
    session: { read: async () => ({ side: "company", draftPaths: [] }) },
    api: async (endpoint: Endpoint) => {
      if (endpoint === company.rejectApplicant) throw new RefusedResponse({ code: 404, message: "Not found" });
      return answers.get(endpoint);
    },
  });
  const answer = await action(args);
  expect(answer.status).toBe(409);
  const { form } = (await answer.json()) as { form: FormResult };
  return form.result.error?.[""];
}

const sara = { id: "sara", name: "Sara Lindner" };

it("names each of those who moved on meanwhile, apart from the words around it", async () => {
  expect(await rejectMoved(sara, { id: "layla", name: "ليلى حداد" })).toEqual([
    message("someMoved", { names: "\u2068Sara Lindner\u2069, \u2068ليلى حداد\u2069" }),
  ]);
});

it("says how many moved on where not everybody has a name to be told", async () => {
  expect(await rejectMoved(sara, { id: "gone" })).toEqual([message("someMovedCount", { count: 2 })]);
  expect(await rejectMoved({ id: "nameless", name: null })).toEqual([message("someMovedCount", { count: 1 })]);
});
