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
  /** How many processes may run at once. */
  processes: number;
  /** How long an order may take. */
  milliseconds: number;
  tooLarge: () => Refusal;
}

/** How many people must wait for each process that runs before it is worth starting another. */
const worthStarting = 3;

/**
 * Orders for processes, which start when there is something to do. An order that takes too long or too much memory ends
 * its process. Nobody has two orders under way at once, so that one person's bombs never hold up all processes.
 */
export function openQueue({ length, ofOne, processes, milliseconds, tooLarge }: QueueLimits) {
  const waiting: Order[] = [];
  const underWay = new Set<Order>();
  const running = new Set<PrintProcess>();
  let starting = 0;
  /** Processes with nothing to do and the clocks of their rest. The last is used first, so that the others may go. */
  const idle = new Map<PrintProcess, NodeJS.Timeout>();
  let lastWho: string | undefined;
  let isClosed = false;

  function proceed() {
    const busy = new Set([...underWay].map(({ who }) => who));
    const ready = waiting.filter(({ who }) => !busy.has(who));
    // No person gets two turns in a row while another waits.
    const next = ready.find(({ who }) => who !== lastWho) ?? ready[0];
    if (!next) return;
    const free = [...idle.keys()].at(-1);
    if (free) return void carryOut(next, free);
    const count = running.size + starting;
    const people = new Set(ready.map(({ who }) => who)).size;
    if (count < processes && people >= Math.max(1, count * worthStarting)) void start();
  }

  async function start() {
    starting += 1;
    const printing = await startPrintProcess().catch((error) => void waiting.shift()?.reject(error));
    starting -= 1;
    if (printing) {
      running.add(printing);
      void printing.gone.then(() => {
        wake(printing);
        running.delete(printing);
        proceed();
      });
      rest(printing);
      if (isClosed) void printing.end();
    }
    proceed();
  }

  function rest(printing: PrintProcess) {
    const leave = () => {
      idle.delete(printing);
      void printing.end();
    };
    idle.set(printing, setTimeout(leave, limits.printerRestSeconds * 1000).unref());
  }

  function wake(printing: PrintProcess) {
    clearTimeout(idle.get(printing));
    idle.delete(printing);
  }

  async function carryOut(order: Order, printing: PrintProcess) {
    wake(printing);
    waiting.splice(waiting.indexOf(order), 1);
    underWay.add(order);
    lastWho = order.who;
    proceed();
    let isSpent = false;
    try {
      const answer = await printing.carryOut(await order.prepare(), milliseconds);
      if (!answer) throw isClosed ? closed() : tooLarge();
      isSpent = answer.isSpent;
      order.resolve(read(answer));
    } catch (error) {
      order.reject(error);
    }
    underWay.delete(order);
    if (isSpent) await replace(printing);
    else if (running.has(printing)) rest(printing);
    proceed();
  }

  /** The next process starts at once, so that no order waits for it, but not before the spent one is gone. */
  async function replace(printing: PrintProcess) {
    await printing.end();
    if (running.size + starting === 0 && !isClosed) void start();
  }

  return {
    /** An order's data are prepared when its turn comes, so that nothing large waits in memory. */
    add: (who: string, prepare: () => Promise<PrintWork>) =>
      new Promise<Buffer>((resolve, reject) => {
        const own = [...underWay, ...waiting].filter((order) => order.who === who);
        if (waiting.length >= length || own.length >= ofOne)
          return reject(new Refusal(503, "Der Drucker ist ausgelastet."));
        waiting.push({ who, prepare, resolve, reject });
        proceed();
      }),
    close: async () => {
      isClosed = true;
      for (const order of waiting.splice(0)) order.reject(closed());
      await Promise.all([...running].map((printing) => printing.end()));
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
