import { z } from "zod";
import { hints } from "./hints.ts";

/** The hint to hide. */
export const hideForm = z.object({ hint: z.enum(hints) });
