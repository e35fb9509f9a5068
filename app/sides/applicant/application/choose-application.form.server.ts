import { z } from "zod";
import { message } from "#contract/message.ts";

/** Which of several applications is worked on from now on. */
export const chooseApplicationForm = z.object({ application: z.uuid(message("required")) });
