import { z } from "zod";
import { signInCounts } from "../enumerations/desk.ts";

/** An applicant's account as the office finds it, before they have an application, too. */
export const listedAccount = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  createdAt: z.string(),
});

/** An applicant's account with what the office can do about it. */
export const keptAccount = listedAccount.extend({
  /** Null: with another identity provider, which keeps it. */
  signIn: z
    .object({
      isConfirmed: z.boolean(),
      /** What was tried too often, and until when it is refused. */
      blocks: z.array(z.object({ of: z.enum(signInCounts), until: z.string() })),
    })
    .nullable(),
});
export type KeptAccount = z.infer<typeof keptAccount>;
