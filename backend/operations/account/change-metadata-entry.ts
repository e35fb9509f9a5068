import type { Account } from "#contract/entities/account.ts";
import { Refusal } from "#contract/errors.ts";
import { lockAccount } from "../../db/accounts.ts";
import type { Executor } from "../../db/open.ts";
import { replaceMetadata } from "./replace-metadata.ts";

type Metadata = Account["metadata"];

/** Sets one entry of an account's metadata, such as a wizard flow's progress (design §5); the others stay. */
export async function changeMetadataEntry(
  db: Executor,
  accountId: string,
  key: string,
  value: Metadata[string],
): Promise<Metadata> {
  const row = await lockAccount(db, accountId);
  if (!row) throw Refusal.notFound();
  return replaceMetadata(db, accountId, { ...row.metadata, [key]: value });
}
