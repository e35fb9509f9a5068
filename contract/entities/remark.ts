import { z } from "zod";

/** What a company or study advisors wrote about an applicant for themselves, without who of them did. */
export const remark = z.object({
  /** Null: study advisors. */
  company: z.string().nullable(),
  jobOpening: z.string().nullable(),
  text: z.string(),
  createdAt: z.string(),
  changedAt: z.string().nullable(),
});
export type Remark = z.infer<typeof remark>;
