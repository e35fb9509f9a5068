import { z } from "zod";

/** A button says it all. */
export const actForm = z.object({});
