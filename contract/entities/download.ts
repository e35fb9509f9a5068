import { z } from "zod";

/** A file that the office hands to every company, in the office's words. */
export const download = z.object({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  name: z.string(),
  bytes: z.number().int(),
  /** When this file took the place of an older one. */
  changedAt: z.string(),
});
export type Download = z.infer<typeof download>;
