import type { Page } from "@playwright/test";
import * as fc from "fast-check";
import { limits } from "#contract/limits.ts";
import { firmOwner } from "../world/firm.ts";
import { applicantPages, companyPages, deskPages, officePages, publicPages } from "../world/pages.ts";
import type { People } from "../world/people.ts";
import { startPortal } from "../world/portal.ts";
import { test as base, expect, signIn } from "../world/test.ts";

/** A portal of its own: some of these posts do what their page offers. */
const test = base.extend({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const portal = await startPortal();
      await use(portal);
      await portal.stop();
    },
    { scope: "worker" },
  ],
});

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

/** Who opens which pages, where they begin, and how many posts that nobody would make each of their pages gets. */
const readers = {
  lena: { start: "/ds/home", pages: async () => [...publicPages, ...applicantPages], postsEach: 8 },
  [firmOwner]: {
    start: "/b2b/profile/settings",
    pages: async (people: People) => [...companyPages, ...(await people.firmPages())],
    postsEach: 2,
  },
  "jutta@example.org": {
    start: "/advisor/office",
    pages: async (people: People) => [...deskPages, ...officePages, ...(await people.keptPages())],
    postsEach: 2,
  },
};

/** What the forms of a page send to it, by one button each; of forms that are alike the first. */
const formsIn = (page: Page, html: string, path: string) =>
  page.evaluate(
    ([html, path]) => {
      const { forms } = new DOMParser().parseFromString(html, "text/html");
      const own = [...forms].filter((form) => form.getAttribute("action")?.split("?")[0] === path);
      const found = new Map<string, { sent: Record<string, string>; unasked: string[] }>();
      for (const form of own) {
        const named = ([...form.elements] as HTMLInputElement[]).filter(({ name }) => name);
        const buttons = named.filter(({ type }) => type === "submit");
        const fields = named.filter((field) => !buttons.includes(field));
        for (const button of buttons.length > 0 ? buttons : [undefined]) {
          const all = [...fields, ...(button ? [button] : [])];
          const sent = Object.fromEntries(all.map(({ name, value }) => [name, value]));
          const unasked = all.filter(({ type, name }) => /hidden|submit/.test(type) && !name.startsWith("form"));
          const kind = JSON.stringify([Object.keys(sent), button?.value]);
          if (!found.has(kind)) found.set(kind, { sent, unasked: unasked.map(({ name }) => name) });
        }
      }
      return [...found.values()];
    },
    [html, path] as const,
  );

/** By reader, all before the first post: what one of them does may take from the others what they have pages about. */
const addresses = new Map<string, string[]>();
test.beforeAll(async ({ people }) => {
  for (const [who, { pages }] of Object.entries(readers)) addresses.set(who, await pages(people));
});

for (const [who, { start, postsEach }] of Object.entries(readers))
  test(`every page that ${who} opens answers any post without a server error, and one that nobody would make briefly`, async ({
    page,
    people,
    portal,
  }, { project }) => {
    test.skip(project.name === "script", "nothing here is done by a page");
    test.setTimeout(300_000);
    const email = who === "lena" ? await people.addOneLike(who) : who;
    if (who === firmOwner) await people.promiseConfidentiality(who);
    await signIn(page, email, start);
    const headers = { Origin: portal.url, "Content-Type": "application/x-www-form-urlencoded" };
    const send = async (path: string, fields: string[][]) => {
      const data = new URLSearchParams(fields as [string, string][]).toString();
      const answer = await page.request.post(path, { headers, data, maxRedirects: 0 });
      // The maintenance page is no other for a post.
      if (path !== "/maintenance") expect(answer.status(), `${path} ${data}`).toBeLessThan(500);
      return { data, bytes: (await answer.body()).length };
    };
    // Addresses alone: what is posted to one with a query goes the same way.
    const paths = [...new Set(addresses.get(who)!.map((address) => address.split("?")[0] ?? ""))];
    const posts = fc.sample(post, { numRuns: paths.length * postsEach, seed: 8 });
    for (const path of paths) {
      const shown = await page.request.get(path);
      expect(new URL(shown.url()).pathname, path).not.toMatch(/\/sign-in\//);
      const most = 2 * (await shown.body()).length;
      for (const [formId, fields] of posts.splice(0, postsEach)) {
        const { data, bytes } = await send(path, [["formId", formId], ...fields]);
        expect(bytes, `${path} ${data}`).toBeLessThanOrEqual(most);
      }
      for (const { sent, unasked } of await formsIn(page, await shown.text(), path))
        for (const name of unasked) await send(path, Object.entries({ ...sent, [name]: "\u{1F331}" }));
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
