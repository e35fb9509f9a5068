import { z } from "zod";

/** Which mail of the log goes out once more. */
export const sendAgainForm = z.object({ mailId: z.uuid() });
