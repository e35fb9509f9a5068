import { parentPort } from "node:worker_threads";
import { Refusal } from "#contract/errors.ts";
import { bind } from "./bind.ts";
import { print } from "./print.ts";
import type { PrintAnswer, PrintOrder, PrintWork } from "./print-queue.ts";

const carryOut = (work: PrintWork) => ("html" in work ? print(work.type, work.html) : bind(work));

/** Carries out one order after the other, off the thread that answers requests. */
parentPort?.on("message", async ({ number, work }: PrintOrder) => {
  const answer: PrintAnswer = await carryOut(work).then(
    (pdf) => ({ number, pdf }),
    (error) =>
      error instanceof Refusal
        ? { number, refusal: { code: error.code, message: error.message, customErrors: error.customErrors } }
        : { number, failure: String(error) },
  );
  parentPort?.postMessage(answer);
});
