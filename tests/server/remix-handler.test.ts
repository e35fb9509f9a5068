import type { ServerBuild } from "@remix-run/node";
import type { Request } from "express";
import { beforeEach, describe, expect, it, test } from "vitest";
import { openCircuits } from "#app/api/circuit.server.ts";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import type { PortalContext } from "#app/context.ts";
import { openCookies } from "#app/cookies.server.ts";
import { ownerIdOf } from "#backend/db/draft-owner.ts";
import { limits } from "#contract/limits.ts";
import type { ContextParts } from "#server/context-parts.ts";
import { failedRequest } from "#server/failed-request.ts";
import { openLog } from "#server/log.ts";
import { ownerMarkOf } from "#server/owner-mark.ts";
import { remixHandler } from "#server/remix-handler.ts";
import { deferred } from "../world/deferred.ts";
import { useTemporaryDirectory } from "../world/temporary-directory.ts";
import { serve } from "./serve.ts";

let isDatabaseThere = true;
let isDiskFull = false;
let kept: unknown[][] = [];
let carriedOut = 0;
let atWork = 0;
let begun = 0;
let sessionsRead = 0;
let closed = 0;
let lines: string[] = [];
let mayGoOn = Promise.resolve();
beforeEach(() => {
  isDatabaseThere = true;
  isDiskFull = false;
  kept = [];
  carriedOut = 0;
  begun = 0;
  sessionsRead = 0;
  closed = 0;
  lines = [];
  mayGoOn = Promise.resolve();
});

const cookies = openCookies({ isSecure: false });
const secret = "a secret";
const mia = { data: { subject: "mia" }, createdAt: new Date(), seenAt: new Date(), draftPaths: [] };
const parts = {
  cookies,
  words: { urlOf: () => undefined },
  circuits: openCircuits(1000),
  secret,
  sessionLimits: { idleMinutes: 30, hours: 12 },
  settings: { publicUrl: "http://localhost", isSecure: false, trackers: [] },
  servers: { main: "", student: "", bank: "" },
  sessions: {
    find: async () => {
      sessionsRead += 1;
      if (!isDatabaseThere) throw new Error("connect ECONNREFUSED 127.0.0.1:5432");
      return mia;
    },
    touch: async () => undefined,
  },
  drafts: {
    keep: async (...draft: unknown[]) => {
      if (isDiskFull) throw new Error("could not extend file: No space left on device");
      kept.push(draft);
    },
  },
} as unknown as ContextParts;

/** A page that asks who is signed in and takes as long as the test wants, as do its posts, which the backend refuses. */
const page = {
  default: () => null,
  loader: async ({ context }: { context: PortalContext }) => {
    await context.session.read();
    atWork += 1;
    begun += 1;
    await mayGoOn;
    atWork -= 1;
    return null;
  },
  action: async ({ context }: { context: PortalContext }) => {
    await context.session.read();
    begun += 1;
    await mayGoOn;
    carriedOut += 1;
    throw new RefusedResponse({ code: 500, message: "broken" });
  },
};
const build = {
  entry: {
    module: {
      default: async (_: Request, status: number, headers: Headers) => new Response("a page", { status, headers }),
      handleError: (error: unknown, { context }: { context: PortalContext }) => context.breakOff(error),
    },
  },
  routes: {
    root: { id: "root", path: "", module: page },
    "shared/not-found": { id: "shared/not-found", parentId: "root", path: "*", module: page },
  },
  assets: { version: "1", url: "", entry: { imports: [], module: "" }, routes: { root: {}, "shared/not-found": {} } },
  future: {},
  publicPath: "/",
} as unknown as ServerBuild;

const handler = remixHandler({
  build: async () => build,
  parts,
  hosts: { publicUrl: "http://localhost", hosts: { applicant: [], company: [], advisor: [] } },
  incoming: useTemporaryDirectory(),
});
const log = openLog({ level: "warn", environment: "test" }, { write: (line) => void lines.push(line) });
const send = await serve((request, response, next) => {
  request.app.set("trust proxy", "loopback");
  Object.assign(request, { id: "r1", log });
  response.locals.nonce = "n";
  response.once("close", () => {
    closed += 1;
  });
  handler(request, response, (error) => (error ? failedRequest(error, request, response, next) : next()));
});
const session = (await cookies.session.serialize("s1")).split(";")[0] ?? "";
const posting = (headers: NodeJS.Dict<string> = {}, fields = {}, path = "/") => ({
  method: "POST",
  path,
  headers: {
    Cookie: session,
    Origin: "http://localhost",
    "Content-Type": "application/x-www-form-urlencoded",
    ...headers,
  },
  body: String(new URLSearchParams({ formId: "it", motivationText: "Weil ich will", password: "x", ...fields })),
});
const post = (...of: Parameters<typeof posting>) => send(posting(...of));

test("a page whose database is away says so, and when to retry", async () => {
  isDatabaseThere = false;
  const { status, headers, body } = await send({ headers: { Cookie: session } });
  expect(status).toBe(503);
  expect(headers["retry-after"]).toBeDefined();
  expect(body).toContain('<a href="">');
});

test("a post made while the database is away can be sent again from that page", async () => {
  isDatabaseThere = false;
  const { status, body } = await post();
  expect(status).toBe(503);
  expect(body).toContain('name="motivationText" value="Weil ich will"');
  expect(body).not.toContain("password");
});

test("a failed request is logged without anything that was posted", async () => {
  isDatabaseThere = false;
  await post();
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ msg: "request failed", err: { type: "Error" } });
  expect(lines.join()).not.toMatch(/posted|motivationText|Weil ich will/);
});

test("a post to a failing action is kept as a draft", async () => {
  expect((await post()).status).toBe(500);
  expect(kept).toEqual([
    [
      "mia",
      "/",
      [
        ["formId", "it"],
        ["motivationText", "Weil ich will"],
      ],
    ],
  ]);
});

test("a post to an address without a page is no draft", async () => {
  expect((await post({}, {}, "/nowhere")).status).toBe(500);
  expect(kept).toEqual([]);
});

test("a disk that cannot keep the draft does not spoil the answer", async () => {
  isDiskFull = true;
  expect((await post()).status).toBe(500);
});

test("a post passes a proxy that uses another name for the portal", async () => {
  await post({ "X-Forwarded-Host": "inner.example" });
  expect(carriedOut).toBe(1);
});

describe("a form that was made for somebody else than who is signed in", () => {
  const formOwner = ownerMarkOf("sara", secret);

  it("is not carried out, and waits for the one who typed it", async () => {
    const { status, body } = await post({}, { formOwner });
    expect([status, carriedOut]).toEqual([409, 0]);
    expect(body).not.toContain("Weil ich will");
    expect(kept).toEqual([[`mark:${ownerIdOf("sara", secret)}`, "/", expect.any(Array)]]);
  });
});

test.each([
  ["the person who is signed in", ownerMarkOf("mia", secret)],
  ["a visitor who signed in since", ownerMarkOf("visitor:v", secret)],
  ["nobody", ""],
  ["somebody by a forged mark", ownerMarkOf("sara", "another secret")],
])("a form that was made for %s is carried out", async (_whom, formOwner) => {
  expect((await post({}, { formOwner })).status).toBe(500);
  expect(carriedOut).toBe(1);
  expect(kept).toEqual([["mia", "/", expect.any(Array)]]);
});

test("a form that was made for somebody is carried out where nobody is signed in", async () => {
  await post({ Cookie: "" }, { formOwner: ownerMarkOf("sara", secret) });
  expect(carriedOut).toBe(1);
});

test("an address that asks for a lot at once waits for itself, and another is answered meanwhile", async () => {
  const { promise, resolve } = deferred();
  const from = (address: string) => send({ headers: { "X-Forwarded-For": address } });
  mayGoOn = promise;
  const greedy = Array.from({ length: 2 * limits.requestsOfOne }, () => from("192.0.2.1"));
  await expect.poll(() => atWork).toBe(limits.requestsOfOne);
  mayGoOn = Promise.resolve();
  expect((await from("192.0.2.2")).status).toBe(200);
  expect(atWork).toBe(limits.requestsOfOne);
  resolve();
  const answers = await Promise.all(greedy);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(atWork).toBe(0);
});

describe("a connection that closes while its request waits for its turn", () => {
  /** Takes all turns of an address; gives what ends them. */
  async function takeAllTurns(address: string) {
    const { promise, resolve } = deferred();
    mayGoOn = promise;
    const headers = { Cookie: session, "X-Forwarded-For": address };
    const answers = Array.from({ length: limits.requestsOfOne }, () => send({ headers }));
    await expect.poll(() => atWork).toBe(limits.requestsOfOne);
    return async () => {
      resolve();
      await Promise.all(answers);
    };
  }
  /** Lets a request come as far as the line, and closes its connection there. */
  async function leave(request: Parameters<typeof send>[0]) {
    const [read, ended] = [sessionsRead, closed];
    const leaving = new AbortController();
    const answer = send({ ...request, signal: leaving.signal });
    await expect.poll(() => sessionsRead).toBe(read + 1);
    leaving.abort();
    await expect(answer).rejects.toThrow();
    await expect.poll(() => closed).toBe(ended + 1);
  }

  it("costs no page", async () => {
    const endTurns = await takeAllTurns("192.0.2.3");
    const headers = { Cookie: session, "X-Forwarded-For": "192.0.2.3" };
    // A page of no side asks who reads it before it is its turn.
    await leave({ path: "/nowhere", headers });
    await endTurns();
    expect((await send({ headers })).status).toBe(200);
    expect(begun).toBe(limits.requestsOfOne + 1);
  });

  it("leaves a post undone, and what was typed as a draft of who is signed in", async () => {
    const endTurns = await takeAllTurns("192.0.2.4");
    await leave(posting({ "X-Forwarded-For": "192.0.2.4" }, { formOwner: ownerMarkOf("mia", secret) }));
    await expect.poll(() => kept).toEqual([["mia", "/", expect.any(Array)]]);
    await endTurns();
    expect((await send({ headers: { "X-Forwarded-For": "192.0.2.4" } })).status).toBe(200);
    expect(carriedOut).toBe(0);
  });
});

test("a post whose connection closes while it is carried out is finished", async () => {
  const { promise, resolve } = deferred();
  mayGoOn = promise;
  const leaving = new AbortController();
  const answer = send({ ...posting(), signal: leaving.signal });
  await expect.poll(() => begun).toBe(1);
  leaving.abort();
  await expect(answer).rejects.toThrow();
  await expect.poll(() => closed).toBe(1);
  resolve();
  await expect.poll(() => carriedOut).toBe(1);
});
