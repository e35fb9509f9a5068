import * as fc from "fast-check";
import { limits } from "#contract/limits.ts";
import { applicantPages, publicPages } from "../world/pages.ts";
import { expect, test } from "../world/test.ts";

const postsEach = 8;
const lists = ["languages", "software", "languageSkills", "openings", "attachments", "negativeReasons"];
const index = fc.oneof(fc.nat(limits.fieldIndex), fc.constantFrom("", -1, "007"));
const part = fc.oneof(
  fc.constantFrom(...lists, "code", "level", "name", "note", "__proto__"),
  fc.string({ maxLength: 6 }),
);
const name = fc
  .array(fc.tuple(part, fc.option(index, { nil: undefined })), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.map(([text, at]) => (at === undefined ? text : `${text}[${at}]`)).join("."));
const type = fc.constantFrom("insert", "remove", "update", "reset", "reorder", "validate");
const payload = fc.record({ name, index: fc.nat(), value: fc.jsonValue() }, { requiredKeys: ["name"] });
const intent = fc.oneof(
  fc.string(),
  fc.record({ type, payload }).map((change) => JSON.stringify(change)),
  fc.constantFrom(...lists).map((list) => JSON.stringify({ type: "insert", payload: { name: list } })),
);
const field = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(name, fc.string({ maxLength: 10 })) },
  {
    weight: 1,
    arbitrary: fc.tuple(
      intent.map((text) => `__intent__=${text}`),
      fc.constant(""),
    ),
  },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom("__intent__", "__state__"), intent) },
);
const formIds = ["cv-knowledge", "graduation", "hzb_select", "ticket", "feedback", "it"];
const post = fc.tuple(fc.constantFrom(...formIds), fc.array(field, { maxLength: 12 }));

/** Addresses alone: what is posted to one with a query goes the same way. */
const paths = [...new Set([...publicPages, ...applicantPages].map((address) => address.split("?")[0] ?? ""))];

test("every page answers any post without a server error and with at most twice its size", async ({
  page,
  portal,
  signInLike,
}, { project }) => {
  test.skip(project.name === "script", "nothing here is done by a page");
  test.setTimeout(300_000);
  await signInLike("lena");
  const posts = fc.sample(post, { numRuns: paths.length * postsEach, seed: 8 });
  for (const path of paths) {
    const shown = await page.request.get(path);
    const most = 2 * (await shown.body()).length;
    for (const [formId, fields] of posts.splice(0, postsEach)) {
      const data = new URLSearchParams([["formId", formId], ...fields]).toString();
      const headers = { Origin: portal.url, "Content-Type": "application/x-www-form-urlencoded" };
      const answer = await page.request.post(path, { headers, data, maxRedirects: 0 });
      const what = `${path} ${data}`;
      // The maintenance page is no other for a post.
      if (path !== "/maintenance") expect(answer.status(), what).toBeLessThan(500);
      expect((await answer.body()).length, what).toBeLessThanOrEqual(most);
    }
  }
});

test("an instruction to the form parser is a bad request wherever it is hidden", async ({ page, portal }, {
  project,
}) => {
  test.skip(project.name === "script", "nothing here is done by a page");
  const order = '{"type":"update","payload":{"name":"languages[1000000]","value":"x"}}';
  const hidden: Record<string, string>[] = [
    { __intent__: order },
    { [`__intent__=${order}`]: "" },
    { __state__: order },
  ];
  for (const form of hidden) {
    const path = "/lebenslauf-generator/input/knowledge";
    const answer = await page.request.post(path, {
      headers: { Origin: portal.url },
      form: { formId: "cv-knowledge", ...form },
    });
    expect(answer.status()).toBe(400);
  }
});
