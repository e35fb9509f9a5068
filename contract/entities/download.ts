import { z } from "zod";
import { writtenLanguages } from "../languages.ts";
import { textFile } from "./text.ts";

/** A file that the office hands to every company, in the office's words. */
export const download = textFile.extend({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  language: z.enum(writtenLanguages),
});
export type Download = z.infer<typeof download>;
