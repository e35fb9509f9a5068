import { z } from "zod";
import { ticked } from "#app/forms/pieces.server.ts";

/** The promise of confidentiality, in the wording that was shown. */
export const confidentialityForm = z.object({
  wording: z.string().default(""),
  isPromised: ticked("mustConfirm"),
});
export type Promised = z.input<typeof confidentialityForm>;
