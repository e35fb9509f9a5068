import { Worker } from "node:worker_threads";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { bind } from "./bind.ts";
import { print } from "./print.ts";
import type { PrintAnswer, PrintWork } from "./print-process.ts";

// A thread cannot interrupt its own native code, and the parent process may be gone: a watchdog thread ends this
// process when it exceeds its memory, or when its parent has died.
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
