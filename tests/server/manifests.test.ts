import type { ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
import { manifests } from "#server/manifests.ts";
import { manifestsOf } from "#server/side-builds.ts";
import { serve } from "./serve.ts";

const route = (id: string, path: string) => ({ id, path, module: `/assets/${id}.js`, imports: ["/assets/portal.js"] });
const routes = { applicant: route("applicant", "ds"), advisor: route("advisor", "advisor") };
const page = { module: { default: () => null } };
const assets = { version: "1a2b", url: "/assets/manifest-1a2b.js", routes, entry: { imports: [], module: "" } };
const build = { routes: { applicant: page, advisor: page }, assets } as unknown as ServerBuild;
const send = await serve(
  manifests({ load: async () => build }),
  (_request, response) => void response.status(404).end(),
);

test("a browser gets the routes of its view, and only the fields that it reads", async () => {
  const whole = await send({ path: "/assets/manifest-1a2b.js" });
  expect(whole.headers["cache-control"]).toContain("immutable");
  expect(whole.body).toContain("/assets/advisor.js");
  expect(whole.body).not.toContain("portal.js");

  const { body } = await send({ path: "/assets/manifest-1a2b-applicant.js" });
  expect(body).toContain("/assets/applicant.js");
  expect(body).not.toContain("advisor");
});

test("a page of one side brings none of the other sides' routes, a page of no side none at all", async () => {
  const { body } = await send({ path: "/assets/manifest-1a2b-for-advisor.js" });
  expect(body).toContain("/assets/advisor.js");
  expect(body).not.toContain("applicant");
  expect((await send({ path: "/assets/manifest-1a2b-applicant-for-anyone.js" })).body).not.toContain("applicant.js");
});

test("the browser can restore the whole manifest", async () => {
  const { body } = await send({ path: "/assets/manifest-1a2b.js" });
  const window: { __remixManifest?: { routes: typeof routes } } = {};
  new Function("window", `with (window) { ${body} }`)(window);
  const { imports, ...advisor } = routes.advisor;
  expect(window.__remixManifest?.routes.advisor).toEqual(advisor);
});

test("the manifest is sent compressed if the browser accepts that", async () => {
  const path = "/assets/manifest-1a2b.js";
  const { headers } = await send({ path, headers: { "Accept-Encoding": "gzip, br" } });
  expect(headers["content-encoding"]).toBe("br");
  expect((await send({ path })).headers["content-encoding"]).toBeUndefined();
  expect(headers.vary).toBe("Accept-Encoding");
});

test("all that pages of this build name can be kept: the manifest of each host, and its part for each side", async () => {
  const all = manifestsOf(build);
  expect(new Set(all.map(({ url }) => url)).size).toBe(20);
  for (const { url, text } of all) expect(await send({ path: url })).toMatchObject({ status: 200, body: text });
});

test("the manifest of another build is not found", async () => {
  expect((await send({ path: "/assets/manifest-9z9z.js" })).status).toBe(404);
});
