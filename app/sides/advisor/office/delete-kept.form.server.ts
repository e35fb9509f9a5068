import { z } from "zod";

/** Nothing but the button. */
export const deletionForm = z.object({});
