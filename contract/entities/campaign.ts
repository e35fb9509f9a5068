import { z } from "zod";
import { day } from "../values.ts";

/** A campaign applicants may take part in; the dates are those of the caller. */
export const campaign = z.object({
  id: z.uuid(),
  name: z.string(),
  text: z.string(),
  endsOn: day,
  registeredAt: z.string().nullable(),
  participatedAt: z.string().nullable(),
});
export type Campaign = z.infer<typeof campaign>;
