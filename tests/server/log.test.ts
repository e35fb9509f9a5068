import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { open } from "node:fs/promises";
import { DrizzleQueryError } from "drizzle-orm";
import { errors } from "jose";
import { DatabaseError } from "pg";
import { describe, expect, it } from "vitest";
import { openLog, requestLog } from "#server/log.ts";
import { serve } from "./serve.ts";

const lines: string[] = [];
const log = openLog({ level: "info", environment: "staging" }, { write: (line) => void lines.push(line) });
const logged = () => lines.splice(0).join("");

it("names service, version and environment on each line", () => {
  log.info("started");
  expect(JSON.parse(logged())).toMatchObject({
    service: "applicantportal",
    version: "2.8.0",
    environment: "staging",
  });
});

describe("a failed query", () => {
  const cause = Object.assign(new Error("value too long"), { code: "22001", detail: "Key (iban)=(DE02)" });
  const params = ["DE02120300000000202051", "my\n    at token"];
  const error = new DrizzleQueryError("update account set iban = $1", params, cause);
  const send = serve((request, response) => {
    requestLog(log, (path) => path)(request, response, () => {
      request.log.error({ err: error }, "page failed");
      response.status(500).end();
    });
  });

  it("is logged without its values", () => {
    log.error({ err: error }, "call failed");
    const line = logged();
    expect(JSON.parse(line).err).toMatchObject({
      message: "value too long",
      code: "22001",
      query: "update account set iban = $1",
      stack: expect.stringContaining("log.test.ts"),
    });
    expect(line).not.toMatch(/DE02|token/);
  });

  const failed = "update account set iban = $1";
  it.each([
    ["one of several", new AggregateError([error, new Error("too late")], "kept too long")],
    ["the cause of another error", new Error("kept too long", { cause: new TypeError("no run", { cause: error }) })],
    ["part of another error", Object.assign(new Error("kept too long"), { last: error, errors: [error] })],
  ])("is logged without them as %s", (_, whole) => {
    log.error({ err: whole }, "job failed");
    const line = logged();
    expect(JSON.parse(line).err).toMatchObject({
      message: "kept too long",
      stack: expect.stringContaining("log.test"),
    });
    expect(line).toContain(failed);
    expect(line).toContain("value too long");
    expect(line).not.toMatch(/DE02|token/);
  });

  it("is logged without them within a request, too", async () => {
    await (await send)();
    expect(logged()).not.toMatch(/DE02|token/);
  });
});

/** An error that is logged without its values wherever it stands: alone, and as part of others. */
const everyPlace = (error: Error): [string, unknown][] => [
  ["alone", error],
  ["as the cause of another error", new TypeError("no sign-in", { cause: error })],
  ["as one of several", new AggregateError([error], "no sign-in")],
];

describe.each(
  everyPlace(new errors.JWTExpired("too old", { sub: "mia", email: "mia@example.org" }, "exp", "check_failed")),
)("an id token that is refused, %s,", (_, error) => {
  it("is logged with the reason and without what it says of its person", () => {
    log.error({ err: error }, "page failed");
    const line = logged();
    expect(line).toContain("ERR_JWT_EXPIRED");
    expect(line).toContain("check_failed");
    expect(line).not.toContain("mia");
  });
});

const taken = Object.assign(new DatabaseError("duplicate key value violates a constraint", 200, "error"), {
  ...{ code: "23505", table: "identity_account", constraint: "identity_account_email_unique" },
  detail: "Key (email)=(mia@example.org) already exists.",
  where: "unnamed portal with parameters: $1 = 'mia@example.org'",
});
describe.each(everyPlace(taken))("an error of the database, %s,", (_, error) => {
  it("is logged with what it is about and without the values that it quotes", () => {
    log.error({ err: error }, "jobs met an error");
    const line = logged();
    for (const known of ["23505", "duplicate key", "identity_account_email_unique"]) expect(line).toContain(known);
    expect(line).not.toContain("mia");
  });
});

it("describes errors with all that is known of them, also those that go round in circles", () => {
  const refused = Object.assign(new TypeError("fetch failed"), { code: "ECONNREFUSED", port: 5432 });
  refused.cause = new AggregateError([refused, new RangeError("no port")], "all refused");
  log.error({ err: refused }, "call failed");
  expect(JSON.parse(logged()).err).toMatchObject({
    ...{ type: "TypeError", message: "fetch failed", code: "ECONNREFUSED", port: 5432 },
    cause: { type: "AggregateError", message: "all refused", errors: [null, { type: "RangeError" }] },
  });
  log.error({ err: "not an error" }, "call failed");
  expect(JSON.parse(logged()).err).toBe("not an error");
});

describe("a log that cannot be written ends no process", () => {
  /** Whether a process with this output is still alive after some lines. */
  async function outlives(output: number | "pipe") {
    const child = spawn(process.execPath, ["--import", "tsx", "tests/server/log.process.ts"], {
      stdio: ["ignore", output, "ignore", "ipc"],
    });
    const ended = once(child, "exit").then(() => "ended");
    try {
      const answered = () => once(child, "message").then(([said]) => said);
      await Promise.race([answered(), ended]);
      child.stdout?.destroy();
      for (let line = 0; line < 3; line++) {
        if (child.connected) child.send("write");
        if ((await Promise.race([answered(), ended])) !== "there") return false;
      }
      return true;
    } finally {
      child.kill("SIGKILL");
      await ended;
    }
  }

  it("when its reader is gone", async () => {
    expect(await outlives("pipe")).toBe(true);
  });

  it.runIf(existsSync("/dev/full"))("when the disk is full", async () => {
    const full = await open("/dev/full", "w");
    try {
      expect(await outlives(full.fd)).toBe(true);
    } finally {
      await full.close();
    }
  });
});
