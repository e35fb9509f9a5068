/** Somebody who reads pages and acts by the words on them, whatever the client. Each act waits until it can be done. */
export interface Reader {
  open: (path: string) => Promise<void>;
  see: (words: string) => Promise<void>;
  follow: (words: string) => Promise<void>;
  press: (words: string) => Promise<void>;
  fill: (label: string, value: string) => Promise<void>;
  /** Gives a day, or a day and time such as `2026-03-15T10:00`, the way the field takes it here. */
  fillMoment: (label: string, moment: string) => Promise<void>;
  /** Takes one of a list that folds out. */
  select: (label: string, option: string) => Promise<void>;
  /** Answers a question by one of the answers below it. */
  choose: (question: string, answer: string) => Promise<void>;
  tick: (label: string) => Promise<void>;
  /** Chooses a file, and sends it by a button. */
  upload: (label: string, path: string, send: string) => Promise<void>;
  /** The page as its reader has it, for when something is missing on it. */
  look: () => Promise<string>;
  leave: () => Promise<void>;
}

/** A program that shows pages. */
export interface Client {
  name: string;
  /** Debian's packages that it needs. */
  packages: string[];
  /** Opens it as somebody who was never here. */
  start: (url: string) => Promise<Reader>;
}

/** Tries until something is so. A client takes its time; this only ends what hangs. */
export async function until<T>(what: string, attempt: () => Promise<T | undefined | false>): Promise<T> {
  const end = Date.now() + 30_000;
  let lastError: unknown;
  while (Date.now() < end) {
    try {
      const result = await attempt();
      if (result) return result;
    } catch (error) {
      lastError = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(what, { cause: lastError });
}

/** Words without what differs from one client to the next: breaks of lines, and signs of direction. */
export const plain = (text: string) =>
  text
    .replace(/[\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ")
    .trim();
