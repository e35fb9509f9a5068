import { z } from "zod";

/** Whose invitation a row's button sends again. */
export const resendForm = z.object({ employeeId: z.uuid() });
