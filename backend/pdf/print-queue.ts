import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { type PrintAnswer, type PrintProcess, type PrintWork, startPrintProcess } from "./print-process.ts";

interface Order {
  who: string;
  prepare: () => Promise<PrintWork>;
  resolve: (pdf: Buffer) => void;
  reject: (error: unknown) => void;
}
interface QueueLimits {
  /** How many orders may wait. */
  length: number;
  /** How many orders of one person may wait or be under way. */
  ofOne: number;
  /** How long an order may take. */
  milliseconds: number;
  tooLarge: () => Refusal;
}

/** Orders for one process, started with the first. An order that takes too long or too much memory ends the process. */
export function openQueue({ length, ofOne, milliseconds, tooLarge }: QueueLimits) {
  const waiting: Order[] = [];
  let current: Order | undefined;
  let lastWho: string | undefined;
  let printing: PrintProcess | undefined;
  let rest: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function begin() {
    // No person gets two turns in a row while another waits.
    const other = waiting.findIndex(({ who }) => who !== lastWho);
    current = waiting.splice(Math.max(other, 0), 1)[0];
    if (!current) return;
    lastWho = current.who;
    clearTimeout(rest);
    const { prepare, resolve, reject } = current;
    await prepare().then(carryOut).then(resolve, reject);
    rest = setTimeout(() => printing?.end(), limits.printerRestSeconds * 1000).unref();
    await begin();
  }

  /** Waits until an ending process is gone before it starts another for the order. */
  async function carryOut(work: PrintWork): Promise<Buffer> {
    if (printing?.isEnding()) printing = await printing.end();
    printing ??= await startPrintProcess();
    if (isClosed) await printing.end();
    const answer = await printing.carryOut(work, milliseconds);
    if (!answer) throw isClosed ? closed() : tooLarge();
    if (answer.isSpent) void printing.end();
    return read(answer);
  }

  return {
    /** An order's data are prepared when its turn comes, so that nothing large waits in memory. */
    add: (who: string, prepare: () => Promise<PrintWork>) =>
      new Promise<Buffer>((resolve, reject) => {
        const own = [current, ...waiting].filter((order) => order?.who === who);
        if (waiting.length >= length || own.length >= ofOne)
          return reject(new Refusal(503, "Der Drucker ist ausgelastet."));
        waiting.push({ who, prepare, resolve, reject });
        if (!current) void begin();
      }),
    close: async () => {
      isClosed = true;
      for (const order of waiting.splice(0)) order.reject(closed());
      clearTimeout(rest);
      await printing?.end();
    },
  };
}

const closed = () => new Refusal(503, "Der Dienst wird gerade beendet.");

function read(answer: PrintAnswer): Buffer {
  if ("pdf" in answer) return Buffer.from(answer.pdf.buffer, answer.pdf.byteOffset, answer.pdf.byteLength);
  if ("failure" in answer) throw new Error(answer.failure);
  const { code, message, customErrors } = answer.refusal;
  throw new Refusal(code, message, customErrors);
}
