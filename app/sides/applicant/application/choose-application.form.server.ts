import { z } from "zod";
import { message } from "#contract/message.ts";

/** The application to work on from now on. */
export const chooseApplicationForm = z.object({ application: z.uuid(message("required")) });
