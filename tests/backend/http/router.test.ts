import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import { expect, test } from "vitest";
import { errorCodes } from "#contract/errors.ts";
import { useBackend } from "../../world/backend.ts";

const { origin, addApplicant, addAdvisor } = await useBackend();
const mia = await addApplicant();
const miriam = await addAdvisor();

/** Promises a long body to `POST /documents/upload?base64=true`, of which only the beginning ever comes. */
async function beginUpload(token?: string) {
  const sent = request(`${origin}/v1/documents/upload?base64=true`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Content-Length": 20_000_000,
      ...(token && { Authorization: `Bearer ${token}` }),
    },
  });
  sent.on("error", () => undefined).write('{"file":"');
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const { code } = (await json(answer)) as { code: number };
  sent.destroy();
  return code;
}

test("a caller who is unknown, or of another side, is refused before the body is read", async () => {
  expect(await beginUpload()).toBe(errorCodes.unauthenticated);
  expect(await beginUpload("x".repeat(43))).toBe(errorCodes.tokenInvalid);
  expect(await beginUpload(miriam.token)).toBe(403);
});

test("a body that is no JSON, or longer than any call needs, is refused", async () => {
  const send = (path: string, body: string) =>
    fetch(origin + path, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${mia.token}` },
      body,
    });
  expect((await send("/v1/support-tickets", "{")).status).toBe(400);
  expect((await send("/v1/support-tickets", `"${"x".repeat(1_300_000)}"`)).status).toBe(413);
});
