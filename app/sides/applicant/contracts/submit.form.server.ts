import { z } from "zod";

/** Handing in has nothing to fill in. */
export const submitForm = z.object({});
