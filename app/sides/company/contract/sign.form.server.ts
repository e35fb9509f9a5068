import { z } from "zod";
import { ticked } from "#app/forms/pieces.server.ts";

/** The signature, which cannot be taken back. */
export const signForm = z.object({ isSigned: ticked("mustConfirm") });
export type Signature = z.input<typeof signForm>;
