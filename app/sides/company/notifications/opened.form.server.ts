import { z } from "zod";
import { notification } from "#contract/entities/notification.ts";

/** The notification to open, and the applicant it leads to: none once the company may not know them any more. */
export const openedForm = z.object({
  notificationId: z.uuid(),
  jobOpeningId: z.uuid(),
  companyId: z.uuid(),
  accountId: z.uuid().optional(),
  kind: notification.shape.kind,
});

/** Up to which moment all were there to be read. */
export const allReadForm = z.object({ newest: z.iso.datetime().optional() });
