import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { openForm } from "#app/forms/form.server.ts";
import { rowButton } from "#app/forms/form-fields.ts";
import type { FormResult } from "#app/forms/form-state.ts";
import { readForm, refuse } from "#app/forms/submit.server.ts";
import { knowledgeForm } from "#app/sides/cv-generator/knowledge.form.server.ts";
import { limits } from "#contract/limits.ts";
import { postOf } from "../post.ts";

const forms = import.meta.glob<Record<string, unknown>>("../../../app/**/*.form.server.ts", { eager: true });
const schemas = Object.values(forms)
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType);

type Fields = Record<string, string>;
type Intent = Parameters<typeof rowButton>[0];
const pressed = (intent: Intent): Fields => ({ [rowButton(intent).name]: "" });

/** What a form shows again after a post; 400 when it is no post of this form. */
async function shownAfter(fields: Fields, schema: z.ZodType = knowledgeForm) {
  const { args } = postOf({ formId: "it", ...fields });
  try {
    const { result } = ((await refuse(args.context, readForm(args.context, schema).reply()).json()) as FormAnswer).form;
    return (result.initialValue ?? {}) as Record<string, unknown>;
  } catch (error) {
    if (error instanceof Response) return error.status;
    throw error;
  }
}
type FormAnswer = { form: FormResult };

const rows = (count: number): Fields =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`languages[${at}].code`, "de"]));

describe("a button for a row", () => {
  it("adds one at the end, and takes away the one that it stands at", async () => {
    const { languages } = (await shownAfter({ ...rows(2), ...pressed({ type: "insert", name: "languages" }) })) as {
      languages: unknown[];
    };
    expect(languages).toHaveLength(3);
    const less = { ...rows(1), "languages[1].code": "fr", ...pressed({ type: "remove", name: "languages", index: 0 }) };
    expect(await shownAfter(less)).toEqual({ languages: [{ code: "fr" }] });
  });

  it.each<[string, Fields]>([
    ["a list that the form does not have", pressed({ type: "insert", name: "friends" })],
    ["a place within a list", pressed({ type: "insert", name: "languages[4000].a" })],
    ["a field that is no list", pressed({ type: "insert", name: "drivingLicence" })],
    ["a list that is full", { ...rows(limits.languages), ...pressed({ type: "insert", name: "languages" }) }],
    ["a row that is not there", { ...rows(2), ...pressed({ type: "remove", name: "languages", index: 2 }) }],
    [
      "two at once",
      { ...pressed({ type: "insert", name: "languages" }), ...pressed({ type: "insert", name: "software" }) },
    ],
    ["one with a value", { '__intent__={"type":"insert","payload":{"name":"languages","defaultValue":"x"}}': "" }],
    ["another intent", { '__intent__={"type":"update","payload":{"name":"languages[1000000]","value":"x"}}': "" }],
    ["rubbish", { "__intent__={": "" }],
  ])("is a bad request for %s", async (_, fields) => {
    expect(await shownAfter(fields)).toBe(400);
  });
});

it("knows no field but those of its schema, in rows without gaps and not more than there may be", async () => {
  const typed = {
    drivingLicence: "B",
    "languages[0].code": "de",
    "languages[2].code": "fr",
    "languages[].code": "it",
    languages: "all",
    "software[0].name[3]": "Excel",
    "a[99][99][99][99]": "x",
    __proto__: "x",
    "constructor.prototype": "x",
  };
  expect(await shownAfter(typed)).toEqual({ drivingLicence: "B", languages: [{ code: "de" }] });
  const { languages } = (await shownAfter(rows(limits.languages + 5))) as { languages: unknown[] };
  expect(languages).toHaveLength(limits.languages);
});

it("a draft is restricted alike, and is shown without fields that the form lacks", async () => {
  const draft: [string, string][] = [
    ["formId", "cv-knowledge"],
    ["languages[0].code", "de"],
    ["software[80].name", "x"],
    ['__intent__={"type":"update","payload":{"name":"languages[1000000]","value":"x"}}', ""],
  ];
  const { args } = postOf({});
  const context = { ...args.context, drafts: { ...args.context.drafts, read: async () => draft } };
  const form = await openForm(context, { id: "cv-knowledge", schema: knowledgeForm });
  expect(form.draft?.values).toEqual({ languages: [{ code: "de" }] });
});

const part = fc.oneof(
  fc.constantFrom("languages", "software", "languageSkills", "code", "level", "name", "openings", "note", "__proto__"),
  fc.string({ maxLength: 8 }),
);
const index = fc.oneof(fc.nat(limits.fieldIndex), fc.constantFrom("", -1, "007", "1e9"));
const name = fc
  .array(fc.tuple(part, fc.option(index, { nil: undefined })), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.map(([text, at]) => (at === undefined ? text : `${text}[${at}]`)).join("."));
const intent = fc.oneof(
  fc.string(),
  fc.json(),
  fc
    .record({
      type: fc.constantFrom("insert", "remove", "update", "reset", "reorder", "validate"),
      payload: fc.record({ name, index: fc.integer(), from: fc.nat(), to: fc.nat(), value: fc.jsonValue() }),
    })
    .map((change) => JSON.stringify(change)),
);
const posts = fc.array(
  fc.oneof(
    fc.tuple(name, fc.string({ maxLength: 20 })),
    fc.tuple(
      intent.map((text) => `__intent__=${text}`),
      fc.constant(""),
    ),
  ),
  { maxLength: 30 },
);

it.each(schemas)(
  "%s: whatever is posted is answered with no more than was posted and one row, or refused",
  async (_, schema) => {
    await fc.assert(
      fc.asyncProperty(posts, async (fields) => {
        const shown = await shownAfter(Object.fromEntries(fields), schema);
        const bytes = new URLSearchParams(fields).toString().length;
        if (shown !== 400) expect(JSON.stringify(shown).length).toBeLessThan(100 + 10 * bytes);
      }),
      { numRuns: 60, seed: 8 },
    );
  },
);
