import type { Account } from "#contract/entities/account.ts";
import type { Actor } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { lockKnownAccount } from "./lock-known-account.ts";
import { replaceMetadata } from "./replace-metadata.ts";

type Metadata = Account["metadata"];

/** Sets one entry of an account's metadata, such as a wizard flow's progress (design §5); the others stay. */
export async function changeMetadataEntry(
  work: Work,
  caller: Actor,
  { key, value }: { key: string; value: Metadata[string] },
): Promise<Metadata> {
  const row = await lockKnownAccount(work.db, caller.id);
  return replaceMetadata(work, caller, { ...row.metadata, [key]: value });
}
