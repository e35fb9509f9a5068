import { z } from "zod";

/** Handing in: there is nothing to fill in. */
export const submitForm = z.object({});
