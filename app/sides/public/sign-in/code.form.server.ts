import { z } from "zod";

/** Asking for the code once more needs no answer. */
export const sendAgainForm = z.object({});
