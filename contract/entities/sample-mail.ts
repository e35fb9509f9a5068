import { z } from "zod";
import { sideNames } from "../sides.ts";

/** A kind of mail that the portal sends, filled with a sample. */
export const sampleMail = z.object({ kind: z.string(), reader: z.enum(sideNames), subject: z.string() });
export const wholeSampleMail = sampleMail.extend({
  text: z.string(),
  /** A whole page. */
  html: z.string(),
  /** The name of the attached file. */
  attachment: z.string().nullable(),
});
