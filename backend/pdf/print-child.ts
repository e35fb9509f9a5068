import { Worker } from "node:worker_threads";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { bind } from "./bind.ts";
import { print } from "./print.ts";
import type { PrintAnswer, PrintWork } from "./print-process.ts";

// Native code cannot be interrupted by the thread that runs it, and nobody may be left to end this process from outside:
// a thread that does nothing else ends it when it outgrows its room, and when who started it is gone.
const most = limits.printMegabytes * 1_000_000;
const watch = `setInterval(() => {
  const isTooLarge = process.memoryUsage.rss() > ${most};
  if (isTooLarge || process.ppid !== ${process.argv[2]}) process.kill(process.pid, "SIGKILL");
}, 10)`;

const carryOut = (work: PrintWork) => ("html" in work ? print(work) : bind(work));

/** Carries out one order after the other. */
process.on("message", async (work: PrintWork) => {
  const answer = await carryOut(work).then(
    (pdf) => ({ pdf }),
    (error) =>
      error instanceof Refusal
        ? { refusal: { code: error.code, message: error.message, customErrors: error.customErrors } }
        : { failure: String(error) },
  );
  process.send?.({ ...answer, isSpent: process.memoryUsage.rss() > 0.6 * most } satisfies PrintAnswer);
});

new Worker(watch, { eval: true, execArgv: [] }).once("online", () => process.send?.("ready"));
