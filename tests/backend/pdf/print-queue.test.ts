import { type ChildProcess, fork } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openQueue } from "#backend/pdf/print-queue.ts";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { endless, portfolioOf, swelling } from "./bombs.ts";

interface Started {
  child: ChildProcess;
  /** Whether all processes started before it had ended. */
  isAlone: boolean;
}
const started: Started[] = [];
const isGone = ({ child }: Started) => child.exitCode !== null || child.signalCode !== null;
/** Node tells of each process that it starts. */
const hear = (message: unknown) => {
  const { process: child } = message as { process: ChildProcess };
  started.push({ child, isAlone: started.every(isGone) });
};
beforeAll(() => subscribe("child_process", hear));
afterAll(() => void unsubscribe("child_process", hear));
beforeEach(() => void started.splice(0));

const queues: ReturnType<typeof openQueue>[] = [];
afterAll(() => Promise.all(queues.map((queue) => queue.close())));

function open(milliseconds: number) {
  const tooLarge = () => Refusal.invalid({ a: ["tooLarge"] });
  const queue = openQueue({ length: 30, ofOne: 30, processes: 1, milliseconds, tooLarge });
  queues.push(queue);
  return { ...queue, add: (prepare: Parameters<typeof queue.add>[1]) => queue.add("mia", prepare) };
}
const page = (html: string) => async () => ({ type: "document" as const, html, embedded: [] });
const outcomeOf = (order: Promise<Buffer>) =>
  order.then(
    (pdf) => (pdf.toString("latin1", 0, 4) === "%PDF" ? "printed" : "broken"),
    (error) => error.customErrors ?? error.message,
  );

// An endless word of joined letters, at which the compiler aborts together with its process.
const joined = `<p>${"ب".repeat(100_000)}</p>`;

describe("a document that is a bomb", () => {
  it.each([
    ["takes too long", 8000, async () => portfolioOf(endless())],
    ["unpacks to more than there is room for", 60_000, async () => portfolioOf(await swelling())],
    ["makes the compiler give up", 60_000, async () => page(joined)],
  ])("%s: is refused, is gone before the next begins, and the next is printed", async (_what, milliseconds, bomb) => {
    const queue = open(milliseconds);
    const orders = [await bomb(), page("<p>a</p>")].map((order) => outcomeOf(queue.add(order)));
    expect(await Promise.all(orders)).toEqual([{ a: ["tooLarge"] }, "printed"]);
    expect(started.map(({ isAlone }) => isAlone)).toEqual([true, true]);
    await queue.close();
    expect(started.every(isGone)).toBe(true);
  });

  it("has too many marks on one letter: only the first of them are printed", async () => {
    const queue = open(30_000);
    expect(await outcomeOf(queue.add(page(`<p>a${"\u0301".repeat(100_000)}</p>`)))).toBe("printed");
    expect(started).toHaveLength(1);
  });
});

it.runIf(process.platform === "linux")("prints with none of this process's settings in its environment", async () => {
  vi.stubEnv("SESSION_SECRET", "geheim");
  const queue = open(30_000);
  await queue.add(page("<p>a</p>"));
  const environment = readFileSync(`/proc/${started[0]!.child.pid}/environ`, "utf8").split("\0").filter(Boolean);
  // Node itself adds how the two talk.
  const given = environment.map((line) => line.split("=")[0]!).filter((name) => !name.startsWith("NODE_CHANNEL_"));
  expect(["LD_LIBRARY_PATH", "NODE_ENV", "TMPDIR"]).toEqual(expect.arrayContaining(given));
  expect(given).toContain("NODE_ENV");
  vi.unstubAllEnvs();
});

it("ends its process after a while without orders, and starts another for the next order", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const queue = open(30_000);
  await queue.add(page("<p>a</p>"));
  expect(started.map(isGone)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(limits.printerRestSeconds * 1000);
  vi.useRealTimers();
  await expect.poll(() => started.map(isGone)).toEqual([true]);
  expect(await outcomeOf(queue.add(page("<p>a</p>")))).toBe("printed");
  expect(started.map(isGone)).toEqual([true, false]);
});

it("prints another person's order before the next one of a person with many", async () => {
  const queue = openQueue({ length: 30, ofOne: 30, processes: 1, milliseconds: 30_000, tooLarge: Refusal.notFound });
  queues.push(queue);
  const printed: string[] = [];
  const order = (who: string) =>
    queue.add(who, async () => {
      printed.push(who);
      throw new Error("nothing to print");
    });
  await Promise.allSettled(["mia", "mia", "mia", "jonas", "jonas"].map(order));
  expect(printed).toEqual(["mia", "jonas", "mia", "jonas", "mia"]);
});

it("prints for two people at once when several wait", async () => {
  const queue = openQueue({ length: 30, ofOne: 30, processes: 2, milliseconds: 30_000, tooLarge: Refusal.notFound });
  queues.push(queue);
  const begun: string[] = [];
  const order = (who: string) =>
    queue.add(who, async () => {
      begun.push(who);
      await vi.waitUntil(() => begun.length > 1, { timeout: 20_000 });
      return { type: "document", html: "<p>a</p>", embedded: [] };
    });
  const orders = ["mia", "mia", "jonas", "sara", "leon"].map(order);
  expect(await Promise.all(orders.map(outcomeOf))).toEqual(orders.map(() => "printed"));
  expect(begun.slice(0, 2)).toEqual(["mia", "jonas"]);
  expect(started).toHaveLength(2);
});

it("prints all documents of one person in one process, however many wait", async () => {
  const queue = openQueue({ length: 30, ofOne: 30, processes: 2, milliseconds: 30_000, tooLarge: Refusal.notFound });
  queues.push(queue);
  const orders = Array.from({ length: 6 }, () => queue.add("mia", page("<p>a</p>")));
  expect(await Promise.all(orders.map(outcomeOf))).toEqual(orders.map(() => "printed"));
  expect(started).toHaveLength(1);
});

it("rejects an order that cannot be prepared with its error, and goes on", async () => {
  const queue = open(30_000);
  const failing = outcomeOf(queue.add(() => Promise.reject(new Error("the file is gone"))));
  const next = outcomeOf(queue.add(page("<p>a</p>")));
  expect(await Promise.all([failing, next])).toEqual(["the file is gone", "printed"]);
});

it("leaves no process behind when the portal is killed", async () => {
  const portal = fork(fileURLToPath(new URL("./killed-portal.ts", import.meta.url)), {
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const printing = await new Promise<number>((resolve) => portal.once("message", (pid) => resolve(Number(pid))));
  expect(lives(printing)).toBe(true);
  portal.kill("SIGKILL");
  await expect.poll(() => lives(printing)).toBe(false);
});

/** Without an init that reaps it, a dead process stays in the process table as a zombie, which counts as ended. */
function lives(pid: number) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return process.platform !== "linux";
  }
}
