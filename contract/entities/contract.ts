import { z } from "zod";
import { contractEvents, contractStatuses, matchRoles } from "../enumerations/matching.ts";

/** The way to enrolment (design §6): requested → in review → changes requested | sent → signed → enrolled. */
export const contract = z.object({
  id: z.uuid(),
  status: z.enum(contractStatuses),
  /** null when the applicant found the practice partner on their own. */
  companyName: z.string().nullable(),
  jobOpeningId: z.uuid().nullable(),
  submittedAt: z.string().nullable(),
  history: z.array(
    z.object({
      event: z.enum(contractEvents),
      role: z.enum(matchRoles),
      note: z.string().nullable(),
      at: z.string(),
    }),
  ),
  version: z.number().int(),
});
export type Contract = z.infer<typeof contract>;
