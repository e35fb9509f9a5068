import { Worker } from "node:worker_threads";
import { type ApiError, Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { PrintType } from "#contract/print.ts";
import type { Portfolio } from "./portfolio.ts";

export type PrintWork = { type: PrintType; html: string } | Portfolio;
export interface PrintOrder {
  number: number;
  work: PrintWork;
}
export type PrintAnswer = { number: number } & ({ pdf: Uint8Array } | { refusal: ApiError } | { failure: string });

interface Waiting {
  number: number;
  prepare: () => Promise<PrintWork>;
  resolve: (pdf: Buffer) => void;
  reject: (error: Error) => void;
}
interface QueueLimits {
  /** How many orders may wait. */
  length: number;
  /** How long one may take. */
  milliseconds: number;
  tooLarge: () => Refusal;
}
export type PrintQueue = ReturnType<typeof openQueue>;

const watchMilliseconds = 50;

/** Orders for one worker, started with the first; one that takes too long or too much memory is ended and replaced. */
export function openQueue({ length, milliseconds, tooLarge }: QueueLimits) {
  const waiting: Waiting[] = [];
  let current: Waiting | undefined;
  let worker: Worker | undefined;
  let clock: NodeJS.Timeout | undefined;
  let rest: NodeJS.Timeout | undefined;
  let orders = 0;

  async function begin() {
    if (current || waiting.length === 0) return;
    clearTimeout(rest);
    const order = waiting.shift()!;
    current = order;
    const work = await order.prepare().catch((error: Error) => {
      finish(() => order.reject(error));
    });
    if (!work || current !== order) return;
    worker ??= startWorker();
    clock = watch();
    worker.postMessage({ number: order.number, work } satisfies PrintOrder);
  }

  function finish(end: (order: Waiting) => void) {
    clearInterval(clock);
    const order = current;
    current = undefined;
    if (order) end(order);
    rest = setTimeout(endWorker, limits.printerRestSeconds * 1000).unref();
    void begin();
  }

  /** Compiler and pictures keep some hundred megabytes as long as it lives. */
  function endWorker() {
    void worker?.terminate();
    worker = undefined;
  }

  /** A worker's limits leave out buffers and native memory: those are seen by the whole process only. */
  function watch() {
    const end = Date.now() + milliseconds;
    const most = process.memoryUsage.rss() + limits.printMegabytes * 1_000_000;
    return setInterval(() => {
      if (Date.now() > end || process.memoryUsage.rss() > most) replaceWorker(tooLarge());
    }, watchMilliseconds);
  }

  function startWorker() {
    const started = openQuietWorker().on("message", (answer: PrintAnswer) => {
      if (answer.number === current?.number) finish((order) => settle(order, answer));
    });
    started.on("error", (error) => started === worker && replaceWorker(isOutOfMemory(error) ? tooLarge() : error));
    started.unref();
    return started;
  }

  /** Out of memory, out of time: what it worked on fails, the next order gets a new one. */
  function replaceWorker(error: Error) {
    endWorker();
    finish((order) => order.reject(error));
  }

  return {
    /** What is to be printed is prepared when its turn comes, so that nothing large waits. */
    add: (prepare: () => Promise<PrintWork>) =>
      new Promise<Buffer>((resolve, reject) => {
        if (waiting.length >= length) return reject(new Refusal(503, "Der Drucker ist ausgelastet."));
        orders += 1;
        waiting.push({ number: orders, prepare, resolve, reject });
        void begin();
      }),
    close: async () => {
      for (const order of waiting.splice(0)) order.reject(new Refusal(503, "Der Dienst wird gerade beendet."));
      clearInterval(clock);
      clearTimeout(rest);
      await worker?.terminate();
    },
  };
}

const isOutOfMemory = (error: Error) => (error as { code?: string }).code === "ERR_WORKER_OUT_OF_MEMORY";

function settle({ resolve, reject }: Waiting, answer: PrintAnswer) {
  if ("pdf" in answer) return resolve(Buffer.from(answer.pdf.buffer, answer.pdf.byteOffset, answer.pdf.byteLength));
  if ("failure" in answer) return reject(new Error(answer.failure));
  const { code, message, customErrors } = answer.refusal;
  reject(new Refusal(code, message, customErrors));
}

/** What a library complains of in somebody's file is no matter of the log: failures come as answers. */
const options = { resourceLimits: { maxOldGenerationSizeMb: 256 }, stdout: true, stderr: true };

function openQuietWorker() {
  const worker = openWorker();
  worker.stdout.resume();
  worker.stderr.resume();
  return worker;
}

/** The built worker lies beside the server; of the sources a worker needs the loader that everything runs through. */
function openWorker() {
  if (import.meta.url.endsWith(".js")) return new Worker(new URL("./pdf-worker.js", import.meta.url), options);
  const source = JSON.stringify(new URL("./worker.ts", import.meta.url).href);
  const start = `import("tsx/esm/api").then(({ register }) => { register(); return import(${source}); });`;
  return new Worker(start, { ...options, eval: true });
}
