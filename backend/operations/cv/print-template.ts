import type { z } from "zod";
import type { printOrder } from "#contract/entities/print-order.ts";
import type { ApplicantCaller } from "../../callers.ts";
import { type BytesAnswer, printAnswer } from "../../files/bytes-answer.ts";
import type { CallWork } from "../../work.ts";

/** Prints a document of an applicant (spec §7 `POST /print-templates/upload`). 422 and 503 as the printer answers. */
export async function printTemplate(
  { backend }: CallWork,
  { id }: ApplicantCaller,
  order: z.output<typeof printOrder>,
): Promise<BytesAnswer> {
  return printAnswer(order, await backend.printer.print(id, order));
}
