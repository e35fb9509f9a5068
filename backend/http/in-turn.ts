import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";

/** The last work of each person who has some, and how much of theirs is under way or waits. */
const people = new Map<string, { last: Promise<unknown>; count: number }>();

/**
 * Does the work of one person (an account, or a network address) one at a time, so that nobody takes the turns of
 * everybody else. 503 when `limits.uploadsOfOne` of theirs are under way or wait.
 */
export async function inTurn<T>(who: string, work: () => Promise<T>): Promise<T> {
  const own = people.get(who) ?? { last: Promise.resolve(), count: 0 };
  if (own.count >= limits.uploadsOfOne) throw new Refusal(503, "Gerade werden zu viele Dateien auf einmal geschickt.");
  own.count += 1;
  people.set(who, own);
  const turn = own.last.then(work, work);
  own.last = turn;
  try {
    return await turn;
  } finally {
    own.count -= 1;
    if (own.count === 0) people.delete(who);
  }
}
