import type { Account } from "#contract/entities/account.ts";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { message } from "#contract/message.ts";

/** 422 (`maxLength`) for metadata that has grown beyond what one person may keep. */
export function refuseLargeMetadata(metadata: Account["metadata"]) {
  const max = limits.metadataCharacters;
  if (JSON.stringify(metadata).length > max) throw Refusal.invalid({ metadata: [message("maxLength", { max })] });
}
