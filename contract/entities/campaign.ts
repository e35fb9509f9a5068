import { z } from "zod";
import { writtenLanguages } from "../languages.ts";
import { day } from "../values.ts";

/** A campaign applicants may take part in, its text in CommonMark; the dates are those of the caller. */
export const campaign = z.object({
  id: z.uuid(),
  name: z.string(),
  text: z.string(),
  /** A backend that names none tells in German. */
  language: z.enum(writtenLanguages).optional(),
  endsOn: day,
  registeredAt: z.string().nullable(),
  participatedAt: z.string().nullable(),
});
export type Campaign = z.infer<typeof campaign>;
