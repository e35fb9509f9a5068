import { z } from "zod";
import { message } from "#contract/message.ts";

/** For which company somebody works from now on, and whether they begin with it. */
export const chooseCompanyForm = z.object({
  company: z.uuid(message("required")),
  isDefault: z.boolean().default(false),
});
export type Choice = z.input<typeof chooseCompanyForm>;
