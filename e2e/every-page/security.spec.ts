import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "../world/test.ts";

const form = { view: "simple" };

test("a form on a foreign page cannot post to the portal", async ({ page, portal }) => {
  await page.route("http://evil.example/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<form method="post" action="${portal.url}/view"><button name="view" value="simple">Gewinnen</button></form>`,
    }),
  );
  await page.goto("http://evil.example/");
  const answer = page.waitForResponse(`${portal.url}/view`);
  await page.getByRole("button").click();
  expect((await answer).status()).toBe(403);
});

test("a post that no header vouches for needs the token of a form of this browser", async ({ page, request }) => {
  await page.goto("/cookies");
  const formToken = await page.locator("input[name=formToken]").first().inputValue();
  const [visitor] = (await page.context().cookies()).filter(({ name }) => name === "visitor");
  const Cookie = `visitor=${visitor?.value}`;
  const post = (options: object) => request.post("/view", { maxRedirects: 0, ...options });

  expect((await post({ form, headers: { Cookie } })).status()).toBe(403);
  expect((await post({ form: { ...form, formToken } })).status()).toBe(403);
  expect((await post({ form: { ...form, formToken }, headers: { Cookie } })).status()).toBe(303);
});

test("a page is kept by no browser, whichever of the headers it understands", async ({ request }) => {
  const headers = (await request.get("/cookies")).headers();
  expect(headers["cache-control"]?.split(", ").sort()).toEqual(["no-cache", "no-store"]);
  expect(headers.expires).toBe("0");
});

test("no address that is written oddly leads to a foreign host", async ({ portal }) => {
  const odd = [
    "/%2e//evil.example/a",
    "/.//evil.example/a",
    "//evil.example/a",
    "/x/%2E%2e//evil.example",
    "/\\evil.example",
  ];
  for (const path of odd)
    for (const query of ["?utm_a=1", "?t=1", "?assigned_to=1", "?lng=de"]) {
      const { headers, body } = await openAsWritten(`${portal.url}/`, path + query);
      expect(headers.location ?? "/", path + query).toMatch(/^\/(?![/\\])/);
      expect(body, path + query).not.toContain('"//evil.example');
    }
});

/** Browsers resolve the dots of a path before they send it; text browsers do not. */
async function openAsWritten(url: string, path: string) {
  const { hostname, port } = new URL(url);
  const [response] = await once(request({ hostname, port, path, headers: { Accept: "text/html" } }).end(), "response");
  return { headers: (response as IncomingMessage).headers, body: await text(response) };
}

test("a request for an unknown host is answered as misdirected", async ({ request }) => {
  const answer = await request.get("/cookies", { headers: { Host: "evil.example" } });
  expect(answer.status()).toBe(421);
});

test("every script of a page carries the nonce of its answer", async ({ request }) => {
  const answer = await request.get("/cookies");
  const [, nonce = ""] =
    /script-src 'self' 'nonce-([^']+)'/.exec(answer.headers()["content-security-policy"] ?? "") ?? [];
  const scripts = (await answer.text()).match(/<script\b[^>]*>/g) ?? [];
  expect(nonce).not.toBe("");
  expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
});

test("the token of the API never reaches the browser", async ({ page, people, signInLike }) => {
  const email = await signInLike("lena");
  const token = await people.apiTokenOf(email);
  expect(token).toMatch(/^[\w-]{40,}$/);
  for (const path of ["/ds/home", "/ds/application/search/3", "/ds/home?_data=applicant%2Fhome"]) {
    const answer = await page.request.get(path);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).not.toContain(token);
  }
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ value }) => value.includes(token))).toEqual([]);
});

test("cookies are out of reach for scripts, and stay away from foreign pages", async ({ page, signInLike }) => {
  await signInLike("lena");
  const cookies = await page.context().cookies();
  expect(cookies).not.toEqual([]);
  for (const { name, httpOnly, sameSite } of cookies)
    expect({ name, httpOnly, sameSite }).toEqual({ name, httpOnly: true, sameSite: "Lax" });
});

test("nobody sees the documents of somebody else", async ({ page, people, signInLike }) => {
  const [uuid] = await people.documentsOf(await people.addOneLike("sara"));
  await signInLike("lena");
  const answer = await page.request.get(`/documents/${uuid}/preview`);
  expect(answer.status()).toBe(404);
});
