import { z } from "zod";
import { message } from "#contract/message.ts";

/** The company to work for from now on, and whether it becomes the default. */
export const chooseCompanyForm = z.object({
  company: z.uuid(message("required")),
  isDefault: z.boolean().default(false),
});
export type Choice = z.input<typeof chooseCompanyForm>;
