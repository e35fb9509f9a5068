import { z } from "zod";

/** A form of buttons: the intent says everything. */
export const actForm = z.object({});
