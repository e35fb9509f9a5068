import { expect, it } from "vitest";
import { callAll } from "#app/api/call-all.server.ts";
import { RefusedResponse } from "#app/api/refused-response.server.ts";

const refused = (code: number, customErrors?: Record<string, string[]>) =>
  Promise.reject(new RefusedResponse({ code, message: "", customErrors }));
const refusalOf = (calls: Promise<unknown>[]) => callAll(calls).catch((error) => error.refusal ?? error);

it("reports the refusals of several calls together; a collision takes precedence", async () => {
  const refusal = await refusalOf([refused(422, { campus: ["required"] }), refused(409, { phone: ["stale"] })]);
  expect(refusal).toMatchObject({ code: 409, customErrors: { campus: ["required"], phone: ["stale"] } });
});

it("lets errors pass that belong to no field", async () => {
  expect(await refusalOf([refused(409, { phone: ["stale"] }), refused(404)])).toMatchObject({ code: 404 });
  const signIn = new Response(null, { status: 302 });
  expect(await refusalOf([refused(404), Promise.reject(signIn)])).toBe(signIn);
});

it("passes when everything succeeded", async () => {
  await expect(callAll([Promise.resolve(1)])).resolves.toBeUndefined();
});
