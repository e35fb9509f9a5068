import { z } from "zod";
import { day } from "../values.ts";

/** That a company looked at an applicant on a day, and at what of them. */
export const companyLook = z.object({
  companyName: z.string(),
  part: z.enum(["profile", "documents", "contract"]),
  day,
  times: z.number().int(),
});
export type CompanyLook = z.infer<typeof companyLook>;
