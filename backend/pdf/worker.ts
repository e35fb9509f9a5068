import { parentPort } from "node:worker_threads";
import { Refusal } from "#contract/errors.ts";
import { print } from "./print.ts";
import type { PrintAnswer, PrintOrder } from "./printer.ts";

/** Prints one order after the other, off the thread that answers requests. */
parentPort?.on("message", async ({ number, type, html }: PrintOrder) => {
  const answer: PrintAnswer = await print(type, html).then(
    (pdf) => ({ number, pdf }),
    (error) =>
      error instanceof Refusal
        ? { number, refusal: { code: error.code, message: error.message, customErrors: error.customErrors } }
        : { number, failure: String(error) },
  );
  parentPort?.postMessage(answer);
});
