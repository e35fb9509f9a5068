import { z } from "zod";
import { companyAnswers } from "#contract/entities/company.ts";
import { message } from "#contract/message.ts";

const { shape } = companyAnswers;

/** One address a line, as people paste them. */
const addresses = z
  .string()
  .transform((typed) => typed.split(/\s+/).filter(Boolean))
  .refine((found) => shape.socialMedia.safeParse(found).success, message("webAddresses"));

/** What a company says of itself. What a contract needs is required, the rest is for applicants. */
export const dataForm = z.object({
  name: shape.name,
  companyName: shape.companyName,
  managingDirectors: shape.managingDirectors,
  commercialRegister: shape.commercialRegister.optional(),
  districtCourt: shape.districtCourt.optional(),
  locations: shape.locations,
  email: shape.email,
  phone: shape.phone,
  department: shape.department.optional(),
  position: shape.position.optional(),
  website: shape.website.optional(),
  socialMedia: addresses.optional(),
  employees: shape.employees.optional(),
  foundedDate: shape.foundedDate.optional(),
});
export type CompanyData = z.input<typeof dataForm>;

/** The answers to store: an empty one is taken back. */
export function dataChanges(answers: z.output<typeof dataForm>) {
  const names = Object.keys(shape) as (keyof typeof shape)[];
  const asStored = Object.fromEntries(names.map((name) => [name, answers[name] ?? null]));
  return { ...asStored, ...answers, socialMedia: answers.socialMedia ?? [] };
}
