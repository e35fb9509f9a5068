import { z } from "zod";

/** Whom the pressed button is about. */
export const dismissalForm = z.object({ accountId: z.uuid() });
