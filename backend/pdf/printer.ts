import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { Portfolio } from "./portfolio.ts";
import type { PrintOrder } from "./print-process.ts";
import { openQueue } from "./print-queue.ts";

export interface Printer {
  /**
   * Prints posted HTML for somebody (an address, an account's id), as a tagged PDF or its pages as an SVG. Refuses with
   * 422 what may not be printed or takes too long (`documentTooLarge`), and with 503 when too many orders wait already, or too many of theirs.
   */
  print(who: string, order: PrintOrder): Promise<Buffer>;
  /**
   * Binds an application into one PDF; what is in it is loaded when its turn comes. Refuses with 422 what takes too
   * long (`portfolioTooLarge`), and with 503 when too many orders wait already, or too many of theirs.
   */
  bind(who: string, load: () => Promise<Portfolio>): Promise<Buffer>;
  close(): Promise<void>;
}

/** A printer with two queues, so that nobody's CV waits for somebody else's many files. */
export function openPrinter(): Printer {
  const pages = openQueue({
    length: limits.printsWaiting,
    ofOne: limits.printsOfOne,
    milliseconds: limits.printMilliseconds,
    tooLarge,
  });
  const portfolios = openQueue({
    length: limits.portfoliosWaiting,
    ofOne: limits.portfoliosOfOne,
    milliseconds: limits.portfolioMilliseconds,
    tooLarge: () => Refusal.invalid({ documents: ["portfolioTooLarge"] }),
  });
  return {
    print: async (who, order) => {
      if (order.html.length > limits.printCharacters) throw tooLarge();
      return pages.add(who, async () => order);
    },
    bind: portfolios.add,
    close: async () => {
      await Promise.all([pages.close(), portfolios.close()]);
    },
  };
}

const tooLarge = () => Refusal.invalid({ html: ["documentTooLarge"] });
