import { z } from "zod";
import { type PrintColour, printColours } from "#contract/calls/print.ts";
import { type Language, languages } from "#contract/languages.ts";
import { message } from "#contract/message.ts";
import { sheetLooks } from "./curriculum-vitae.ts";

/** How the CV looks, and the language of its own words. */
export const previewForm = z.object({
  look: z.enum(sheetLooks, message("required")),
  colour: z.enum(Object.keys(printColours) as [PrintColour], message("required")),
  language: z.enum(Object.keys(languages) as [Language], message("required")),
});
