import { z } from "zod";

/** The notification to open, and the opening it leads to. */
export const openedForm = z.object({ notificationId: z.uuid(), jobOpeningId: z.uuid(), companyId: z.uuid() });
