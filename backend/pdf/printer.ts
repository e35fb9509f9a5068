import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { Portfolio } from "./portfolio.ts";
import type { PrintOrder } from "./print-process.ts";
import { openQueue } from "./print-queue.ts";
import { takePictures } from "./take-pictures.ts";

export interface Printer {
  /**
   * Prints posted HTML for a person (an address or an account's id) as a tagged PDF, or its pages as an SVG. 422 if it
   * may not be printed or takes too long (`documentTooLarge`), 503 if too many orders, or of this person, are waiting.
   */
  print(who: string, order: PrintOrder): Promise<Buffer>;
  /**
   * Binds an application into one PDF; its parts are loaded when its turn comes. 422 if it takes too long
   * (`portfolioTooLarge`), 503 if too many orders, or too many of this person, are waiting.
   */
  bind(who: string, load: () => Promise<Portfolio>): Promise<Buffer>;
  close(): Promise<void>;
}

/** A printer with two queues, so that no CV waits for another person's large portfolio. */
export function openPrinter(): Printer {
  const pages = openQueue({
    length: limits.printsWaiting,
    ofOne: limits.printsOfOne,
    processes: limits.printProcesses,
    milliseconds: limits.printMilliseconds,
    tooLarge,
  });
  const portfolios = openQueue({
    length: limits.portfoliosWaiting,
    ofOne: limits.portfoliosOfOne,
    processes: 1,
    milliseconds: limits.portfolioMilliseconds,
    tooLarge: () => Refusal.invalid({ documents: ["portfolioTooLarge"] }),
  });
  return {
    print: async (who, order) => {
      if (order.html.length > limits.printCharacters) throw tooLarge();
      return pages.add(who, async () => ({ ...order, ...takePictures(order.html) }));
    },
    bind: portfolios.add,
    close: async () => {
      await Promise.all([pages.close(), portfolios.close()]);
    },
  };
}

const tooLarge = () => Refusal.invalid({ html: ["documentTooLarge"] });
