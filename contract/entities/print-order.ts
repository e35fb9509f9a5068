import { z } from "zod";
import { printForms, printTypes } from "../calls/print.ts";
import { limits } from "../limits.ts";
import { message } from "../message.ts";

/**
 * A page to be printed, in one of the looks (spec §7 `{type, html}`): as a PDF, or its pages as a picture (extension).
 */
export const printOrder = z.object({
  type: z.enum(printTypes),
  as: z.enum(printForms).optional(),
  html: z.string().min(1, message("documentEmpty")).max(limits.printCharacters, message("documentTooLarge")),
});
