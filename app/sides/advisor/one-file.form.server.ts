import { z } from "zod";

/** Nothing but a file, which no schema has. */
export const oneFileForm = z.object({});
