import { expect, test } from "vitest";
import { openCookies } from "#app/cookies.server.ts";
import { chosenLanguage, plainPage } from "#server/plain-page.ts";
import { securityHeaders } from "#server/security-headers.ts";
import { wellFormed } from "#server/well-formed.ts";
import { serve } from "./serve.ts";

const fields = new URLSearchParams({
  "<name>": '"Mia"',
  password: "secret-1",
  newPassword: "secret-2",
  code: "123456",
});
const send = await serve((_request, response) => plainPage(response, 503, { path: "/ds/home?a=1&b=2", fields }));

test("a post can be sent again from the page, without passwords and codes", async () => {
  const { status, body } = await send({ method: "POST" });
  expect(status).toBe(503);
  expect(body).toContain('<form method="post" action="/ds/home?a=1&amp;b=2">');
  expect(body.match(/<input[^>]*>/g)).toEqual(['<input type="hidden" name="&lt;name&gt;" value="&quot;Mia&quot;">']);
});

test.each([
  ["ar", "ar", "rtl"],
  ["fr, en;q=0.5", "en", "ltr"],
  ["fr", "de", "ltr"],
])("to a reader of %s it is in %s", async (accepted, language, direction) => {
  const { body } = await send({ headers: { "Accept-Language": accepted } });
  expect(body).toContain(`<html lang="${language}" dir="${direction}">`);
});

const { language } = openCookies({ isSecure: false });
const sendChosen = await serve(chosenLanguage(language), (_request, response) => plainPage(response, 403));

test.each([
  ["the language that its reader has chosen in the portal, whatever the browser asks for", "ar", "ar"],
  ["what the browser asks for where the portal has no such language", "xx", "en"],
])("it is in %s", async (_what, chosen, shown) => {
  const [Cookie] = (await language.serialize(chosen)).split(";");
  const { body } = await sendChosen({ headers: { Cookie, "Accept-Language": "en" } });
  expect(body).toContain(`<html lang="${shown}"`);
});

test("sent before the portal's own headers it runs nothing and is framed nowhere, and its type is not guessed", async () => {
  const sendMalformed = await serve(wellFormed);
  const { status, headers } = await sendMalformed({ path: "/%ff" });
  expect(status).toBe(400);
  expect(headers["content-security-policy"]).toBe("default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

test("it keeps the portal's policy, by which a post sent again may lead to the identity provider", async () => {
  const own = securityHeaders({ isSecure: true, formTargets: ["https://login.example"] });
  const sendLater = await serve(...own, (_request, response) => plainPage(response, 503));
  expect((await sendLater()).headers["content-security-policy"]).toContain("form-action 'self' https://login.example");
});
