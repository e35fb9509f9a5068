import { expect, it } from "vitest";
import { z } from "zod";
import { openForm } from "#app/forms/form.server.ts";
import { versionPrefix } from "#app/forms/form-state.ts";
import { postOf } from "../post.ts";

const draft: [string, string][] = [
  ["formId", "contract"],
  [`${versionPrefix}contract`, "3"],
  ["note", "Der Ausweis ist unscharf."],
];
const { args } = postOf({});
const context = { ...args.context, drafts: { ...args.context.drafts, read: async () => draft } };
const form = { id: "contract", schema: z.object({ note: z.string() }), versions: { contract: 5 } };

it("a draft of answers keeps the version at which they were read, so that nobody's change is overwritten", async () => {
  const { draft } = await openForm(context, { ...form, values: { note: "Bitte neu." } });
  expect(draft).toMatchObject({ values: { note: "Der Ausweis ist unscharf." }, versions: { contract: 3 } });
});

it("a draft of a decision is decided on at what the page shows, and not refused again for what it was typed at", async () => {
  const { draft, versions } = await openForm(context, form);
  expect([draft?.values, { ...versions, ...draft?.versions }]).toEqual([
    { note: "Der Ausweis ist unscharf." },
    { contract: 5 },
  ]);
});
