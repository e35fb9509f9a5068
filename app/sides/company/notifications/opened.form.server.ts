import { z } from "zod";

/** The notification that is opened, and the opening that it leads to. */
export const openedForm = z.object({ notificationId: z.uuid(), jobOpeningId: z.uuid(), companyId: z.uuid() });
