import { describe, expect, test } from "vitest";
import { originGuard } from "#server/origin-guard.ts";
import { serve } from "./serve.ts";

const portal = "https://portal.example";
const send = await serve(originGuard(new Set([portal])), (_request, response) => void response.send("done"));
const post = (headers: NodeJS.Dict<string>) => send({ method: "POST", headers, body: "a=b" });

describe("a post from one of our pages passes", () => {
  test.each([
    { "Sec-Fetch-Site": "same-origin" },
    { Origin: portal },
    { "Sec-Fetch-Site": "same-origin", Origin: "https://another-name-of-ours.example" },
  ])("%o", async (headers) => {
    expect(await post(headers)).toMatchObject({ status: 200, body: "done" });
  });
  test("without either header: text browsers send none, and the form token is asked for later", async () => {
    expect(await post({})).toMatchObject({ status: 200 });
  });
});

describe("a foreign post is refused with 403", () => {
  test.each([
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Site": "none" },
    { "Sec-Fetch-Site": "cross-site", Origin: portal },
    { Origin: "https://evil.example" },
    { Origin: "http://portal.example" },
    { Origin: "https://portal.example.evil.example" },
    { Origin: "null" },
    { Origin: "http://localhost:3000", Host: "localhost:3000" },
  ])("%o", async (headers) => {
    expect(await post(headers)).toMatchObject({ status: 403 });
  });
  test.each(["PUT", "PATCH", "DELETE"])("%s as well", async (method) => {
    expect(await send({ method, headers: { Origin: "https://evil.example" } })).toMatchObject({ status: 403 });
  });
  test("however the host is forwarded", async () => {
    const headers = { Origin: "https://evil.example", Host: "evil.example", "X-Forwarded-Host": "evil.example" };
    expect(await post(headers)).toMatchObject({ status: 403 });
  });
});

test.each(["GET", "HEAD", "OPTIONS"])("%s passes from anywhere: it changes nothing", async (method) => {
  expect(await send({ method, headers: { "Sec-Fetch-Site": "cross-site" } })).toMatchObject({ status: 200 });
});

test("on a developer's machine localhost and 127.0.0.1 are the same place", async () => {
  const sendLocally = await serve(
    originGuard(new Set(["http://localhost:3000"])),
    (_request, response) => void response.send("done"),
  );
  const at = (Origin: string, Host: string) => sendLocally({ method: "POST", headers: { Origin, Host } });
  expect(await at("http://127.0.0.1:3000", "127.0.0.1:3000")).toMatchObject({ status: 200 });
  expect(await at("http://127.0.0.1:4000", "127.0.0.1:3000")).toMatchObject({ status: 403 });
});
