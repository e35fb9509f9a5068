import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express, { type Request } from "express";
import { afterAll, describe, expect, test } from "vitest";
import { failedRequest } from "#server/failed-request.ts";
import { onlyKnownHosts } from "#server/hosts.ts";
import { builtFiles } from "#server/static-files.ts";
import { wellFormed } from "#server/well-formed.ts";
import { useTemporaryDirectory } from "../world/temporary-directory.ts";
import { sendRaw } from "./raw.ts";

const logged: string[] = [];
const settings = { publicUrl: "http://localhost:3000", hosts: { applicant: [], company: [], advisor: [] } };
const server = express()
  .use((request, _response, next) => {
    Object.assign(request, { log: { error: (_error: unknown, message: string) => logged.push(message) } });
    next();
  })
  .use(wellFormed)
  .use(onlyKnownHosts(settings))
  .use(builtFiles(useTemporaryDirectory()))
  .use(
    ({ path, originalUrl, headers }: Request, response) =>
      void response.json({ path, originalUrl, host: headers.host }),
  )
  .use(failedRequest)
  .listen(0, "127.0.0.1");
await once(server, "listening");
afterAll(() => server.close());
const { port } = server.address() as AddressInfo;

const ask = async (line: string, ...headers: string[]) => {
  const lines = [`${line} HTTP/1.1`, ...(headers.length ? headers : ["Host: localhost:3000"]), "Connection: close"];
  const answer = await sendRaw(port, `${lines.join("\r\n")}\r\n\r\n`);
  return { status: Number(answer.split(" ")[1]), answer, body: answer.slice(answer.indexOf("\r\n\r\n") + 4) };
};

describe("a mistake of the client is answered as one, and not logged as our error", () => {
  test.each([
    ["TRACE /", 405],
    ["TRACE /ds/home", 405],
    ["PUT /sign-out", 405],
    ["DELETE /", 405],
    ["PROPFIND /", 405],
    ["PATCH /nowhere", 405],
    ["GET /assets/%", 400],
    ["GET /assets/%ff", 400],
    ["GET /%E0%A4%A", 400],
    ["GET /ds/%00", 400],
    ["GET /ds/selfmatching/..%2F..%2F%5Cevil.example/calendar", 400],
    ["GET /ds/selfmatching/%5C%5Cevil.example", 400],
    ["POST /ds/selfmatching/..%2f..%2F%09%2Fevil.example", 400],
    ["GET /ds/selfmatching/%0d%0aX:1/calendar", 400],
    ["GET http://a:99999/", 400],
    ["GET http://", 404],
    ["GET http:/localhost", 400],
    ["GET ftp://localhost/", 400],
    ["GET *", 400],
    ["GET http://evil.example/", 421],
  ])("%s", async (line, status) => {
    expect((await ask(line)).status).toBe(status);
    expect(logged).toEqual([]);
  });

  test.each([
    [["Host: localhost:99999"], 400],
    [["Host: localhost:3000", "Host: evil.example"], 400],
    [["Host: evil.example", "Host: localhost:3000"], 400],
    [["Host: localhost:3000:80"], 400],
    [["Host: localhost/evil"], 421],
    [["Host: evil@localhost"], 421],
    [["Host: [::1"], 400],
    [["Host: "], 400],
  ])("%j", async (headers, status) => {
    expect((await ask("GET /", ...headers)).status).toBe(status);
    expect(logged).toEqual([]);
  });
});

test("a refused method and OPTIONS are answered with the allowed methods", async () => {
  expect((await ask("TRACE /")).answer).toContain("Allow: GET, HEAD, POST, OPTIONS\r\n");
  const { status, answer } = await ask("OPTIONS /ds/home");
  expect(status).toBe(204);
  expect(answer).toContain("Allow: GET, HEAD, POST, OPTIONS\r\n");
  expect((await ask("OPTIONS *")).status).toBe(204);
});

test("an absolute address counts as its path, and its host applies", async () => {
  const { body } = await ask("GET http://localhost:3000/ds/home?a=1", "Host: whatever");
  expect(JSON.parse(body)).toEqual({ path: "/ds/home", originalUrl: "/ds/home?a=1", host: "localhost:3000" });
});

test.each(["/ds/home", "/100%25", "/%C3%BCber", "//double", "/a?b=%"])("%s is an address", async (path) => {
  expect(JSON.parse((await ask(`GET ${path}`)).body)).toMatchObject({ originalUrl: path });
});
