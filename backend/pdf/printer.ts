import { Worker } from "node:worker_threads";
import { type ApiError, Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { PrintType } from "#contract/print.ts";

export interface PrintOrder {
  number: number;
  type: PrintType;
  html: string;
}
export type PrintAnswer = { number: number } & ({ pdf: Uint8Array } | { refusal: ApiError } | { failure: string });

export interface Printer {
  /**
   * Prints posted HTML as a tagged PDF. Refuses with 422 what may not be printed or takes too long
   * (`documentTooLarge`), and with 503 when too many orders wait already.
   */
  print(type: PrintType, html: string): Promise<Buffer>;
  close(): Promise<void>;
}

interface Waiting extends PrintOrder {
  resolve: (pdf: Buffer) => void;
  reject: (error: Error) => void;
}

/** A printer with one worker, started with its first order; one that takes too long is ended and replaced. */
export function openPrinter(): Printer {
  const waiting: Waiting[] = [];
  let current: Waiting | undefined;
  let worker: Worker | undefined;
  let clock: NodeJS.Timeout | undefined;
  let orders = 0;

  const begin = () => {
    if (current || waiting.length === 0) return;
    current = waiting.shift()!;
    worker ??= startWorker();
    const { number, type, html } = current;
    clock = setTimeout(() => replaceWorker(tooLarge()), limits.printMilliseconds);
    worker.postMessage({ number, type, html } satisfies PrintOrder);
  };

  const finish = (end: (order: Waiting) => void) => {
    clearTimeout(clock);
    const order = current;
    current = undefined;
    if (order) end(order);
    begin();
  };

  function startWorker() {
    const started = openWorker().on("message", (answer: PrintAnswer) => {
      if (answer.number === current?.number) finish((order) => settle(order, answer));
    });
    started.on("error", (error) => started === worker && replaceWorker(isOutOfMemory(error) ? tooLarge() : error));
    started.unref();
    return started;
  }

  /** Out of memory, out of time: what it worked on fails, the next order gets a new one. */
  function replaceWorker(error: Error) {
    void worker?.terminate();
    worker = undefined;
    finish((order) => order.reject(error));
  }

  return {
    print: (type, html) =>
      new Promise((resolve, reject) => {
        if (html.length > limits.printCharacters) return reject(tooLarge());
        if (waiting.length >= limits.printsWaiting) return reject(new Refusal(503, "Der Drucker ist ausgelastet."));
        orders += 1;
        waiting.push({ number: orders, type, html, resolve, reject });
        begin();
      }),
    close: async () => {
      for (const order of waiting.splice(0)) order.reject(new Refusal(503, "Der Dienst wird gerade beendet."));
      await worker?.terminate();
    },
  };
}

const tooLarge = () => Refusal.invalid({ html: ["documentTooLarge"] });

const isOutOfMemory = (error: Error) => (error as { code?: string }).code === "ERR_WORKER_OUT_OF_MEMORY";

function settle({ resolve, reject }: Waiting, answer: PrintAnswer) {
  if ("pdf" in answer) return resolve(Buffer.from(answer.pdf));
  if ("failure" in answer) return reject(new Error(answer.failure));
  const { code, message, customErrors } = answer.refusal;
  reject(new Refusal(code, message, customErrors));
}

const resourceLimits = { maxOldGenerationSizeMb: 256 };

/** The built worker lies beside the server; of the sources a worker needs the loader that everything runs through. */
function openWorker() {
  if (import.meta.url.endsWith(".js"))
    return new Worker(new URL("./pdf-worker.js", import.meta.url), { resourceLimits });
  const source = JSON.stringify(new URL("./worker.ts", import.meta.url).href);
  const start = `import("tsx/esm/api").then(({ register }) => { register(); return import(${source}); });`;
  return new Worker(start, { eval: true, resourceLimits });
}
