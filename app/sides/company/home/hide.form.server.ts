import { z } from "zod";
import { hints } from "./hints.ts";

/** The hint that somebody has read often enough. */
export const hideForm = z.object({ hint: z.enum(hints) });
