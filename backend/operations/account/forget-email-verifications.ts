import { eq } from "drizzle-orm";
import type { Executor } from "../../db/open.ts";
import { emailVerification } from "../../db/schema/account.ts";

/** Makes the links void that were mailed to the address an account had until now: they name no address. */
export const forgetEmailVerifications = (db: Executor, accountId: string) =>
  db.delete(emailVerification).where(eq(emailVerification.accountId, accountId));
