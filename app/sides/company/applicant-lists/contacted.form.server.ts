import { z } from "zod";
import { limits } from "#contract/limits.ts";
import { message } from "#contract/message.ts";
import { bulkActs } from "./bulk-acts.ts";

/** Some of the applicants of a page, and what is to happen with them. */
export const choiceForm = z.object({
  applicants: z.array(z.uuid()).min(1, message("required")).max(limits.applicantsPerPage),
  act: z.enum(bulkActs, message("required")),
});
export type Choice = z.input<typeof choiceForm>;
