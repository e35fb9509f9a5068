import { z } from "zod";
import { day } from "../values.ts";

/** Something that applicants may take part in; the moments are the reader's own. */
export const campaign = z.object({
  id: z.uuid(),
  name: z.string(),
  text: z.string(),
  endsOn: day,
  registeredAt: z.string().nullable(),
  participatedAt: z.string().nullable(),
});
export type Campaign = z.infer<typeof campaign>;
