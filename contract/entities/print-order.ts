import { z } from "zod";
import { printTypes } from "../calls/print.ts";
import { limits } from "../limits.ts";
import { message } from "../message.ts";

/** A page to be printed, in one of the looks (spec §7 `{type, html}`). */
export const printOrder = z.object({
  type: z.enum(printTypes),
  html: z.string().min(1, message("documentEmpty")).max(limits.printCharacters, message("documentTooLarge")),
});
