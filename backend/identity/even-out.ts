import { setTimeout as wait } from "node:timers/promises";

const leastMilliseconds = 150;

/** Delays the answer to the time a known address would take: timing must not reveal who is registered. */
export async function evenOut<T>(work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work, wait(leastMilliseconds)]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
