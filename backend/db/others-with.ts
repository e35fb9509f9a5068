import { and, sql } from "drizzle-orm";
import { isAddress } from "./is-address.ts";
import type { Executor } from "./open.ts";
import { account } from "./schema/account.ts";
import { companyUser } from "./schema/companies.ts";
import { advisor } from "./schema/unit.ts";

/** How many others than a person have an address, on each side; those who never signed in are others, too. */
export const othersWith = (db: Executor, { personId, email }: { personId: string; email: string }) =>
  [account, companyUser, advisor].map((table) =>
    db.$count(table, and(isAddress(table.email, email), sql`${table.personId} is distinct from ${personId}`)),
  );
