import { z } from "zod";

/** What a refused call answers with (§8). */
export const apiError = z.object({
  code: z.number().int(),
  message: z.string(),
  customErrors: z.record(z.string(), z.array(z.string())).optional(),
});
export type ApiError = z.infer<typeof apiError>;
