import { z } from "zod";

/** The button says it all: what is published is what was saved. */
export const publishForm = z.object({});
