import type { z } from "zod";
import type { listedAccount } from "#contract/entities/kept-account.ts";
import { nameOf } from "#domain/person-name.ts";
import { account } from "../../db/schema/account.ts";

const { id, firstName, lastName, email, createdAt } = account;
export const listedColumns = { id, firstName, lastName, email, createdAt };
type Row = Pick<typeof account.$inferSelect, keyof typeof listedColumns>;

/** An account as the office lists it. */
export const listed = ({ id, createdAt, ...row }: Row): z.infer<typeof listedAccount> => ({
  id,
  name: nameOf(row),
  email: row.email,
  createdAt: createdAt.toISOString(),
});
