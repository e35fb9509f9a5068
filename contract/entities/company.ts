import { z } from "zod";

/** What an applicant sees of a company. */
export const companyPortrait = z.object({
  id: z.uuid(),
  name: z.string(),
  portrait: z.string().nullable(),
  city: z.string(),
  website: z.string().nullable(),
  employees: z.string().nullable(),
  foundedDate: z.string().nullable(),
  imagePath: z.string().nullable(),
});
export type CompanyPortrait = z.infer<typeof companyPortrait>;
