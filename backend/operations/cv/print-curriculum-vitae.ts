import type { z } from "zod";
import type { printOrder } from "#contract/entities/print-order.ts";
import { limits } from "#contract/limits.ts";
import type { PublicCaller } from "../../callers.ts";
import { type BytesAnswer, printAnswer } from "../../files/bytes-answer.ts";
import type { CallWork } from "../../work.ts";
import { countAttempt, hourly } from "../attempts.ts";

const allowance = hourly(limits.printsPerHour);

/**
 * Prints a CV of somebody who is not signed in (spec §7 `POST /cv-generator/upload`). 429 after `limits.printsPerHour`
 * from one visitor; 422 and 503 as the printer answers.
 */
export async function printCurriculumVitae(
  { db, backend, now }: CallWork,
  { address }: PublicCaller,
  order: z.output<typeof printOrder>,
): Promise<BytesAnswer> {
  await countAttempt(db, "print", address, allowance, now);
  return printAnswer(order, await backend.printer.print(address, order));
}
