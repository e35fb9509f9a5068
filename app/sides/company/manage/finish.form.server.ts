import { z } from "zod";

/** The form of a button: it publishes what was saved. */
export const publishForm = z.object({});
