import { z } from "zod";
import { company } from "#contract/calls/company.ts";
import { ownWork } from "#contract/entities/employee.ts";
import { message } from "#contract/message.ts";
import { sides } from "#contract/sides.ts";

const { firstName, lastName } = company.changeCompanyUser.body.required().shape;

/** What people say of themselves. */
export const settingsForm = z.object({
  firstName,
  lastName,
  ...ownWork.partial().shape,
  language: z.enum(sides.company.languages, message("required")),
});
