import type { Logger } from "pino";
import { hour } from "#domain/time.ts";

/**
 * Does now and every hour what each process must do for itself, as jobs are done by one of them. What fails is logged with the
 * sentence, and done an hour later. Returns what ends it.
 */
export async function hourly(act: (now: Date) => Promise<unknown>, log: Logger, sentence: string): Promise<() => void> {
  const actNow = () => act(new Date()).catch((error) => log.error(error, sentence));
  await actNow();
  const timer = setInterval(actNow, hour).unref();
  return () => clearInterval(timer);
}
