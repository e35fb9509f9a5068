import { z } from "zod";
import { signInCounts } from "../enumerations/desk.ts";
import { email } from "../values.ts";

/** An applicant's account as the office finds it, before they have an application, too. */
export const listedAccount = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  createdAt: z.string(),
});

/** What was tried too often with somebody's sign-in, and until when it is refused. */
export const signInBlocks = z.array(z.object({ of: z.enum(signInCounts), until: z.string() }));
export type SignInBlocks = z.infer<typeof signInBlocks>;

/** An applicant's account with what the office can do about it. */
export const keptAccount = listedAccount.extend({
  version: z.number().int(),
  /** Null: with another identity provider, which keeps it. */
  signIn: z
    .object({
      isConfirmed: z.boolean(),
      blocks: signInBlocks,
    })
    .nullable(),
  /** The day on which it is deleted as requested; null: it stays. */
  deletionDueOn: z.string().nullable(),
  /** What goes with it, besides all answers and the sign-in. */
  holds: z.object({ documents: z.number().int(), applications: z.number().int(), tickets: z.number().int() }),
});
/** The account's version that was read; absent: any. */
export const addressChange = z.object({ email, version: z.number().int().optional() });
export type AddressChange = z.infer<typeof addressChange>;
export type KeptAccount = z.infer<typeof keptAccount>;
