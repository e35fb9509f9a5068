import { and, desc, eq } from "drizzle-orm";
import type { TextWords } from "#contract/entities/text.ts";
import { broughtId } from "#contract/enumerations/texts.ts";
import type { WrittenLanguage } from "#contract/languages.ts";
import type { Side } from "#contract/sides.ts";
import { faultsOf, saySame } from "#domain/mail-words.ts";
import type { Executor } from "../../db/open.ts";
import { textVersion } from "../../db/schema/texts.ts";
import { type MailKind, mailKinds } from "../../mail/mail-kinds.ts";
import { originalWords } from "../../mail/original-words.ts";

/** A mail that is about to be sent; without `reader` it goes to whom its kind says. */
interface Sent {
  kind: MailKind;
  language: WrittenLanguage;
  reader?: Side;
}

/**
 * What the office wrote for a mail; undefined where the original words are sent: it wrote nothing, went back to them,
 * or wrote for an older version of the portal whose mail had other values.
 */
export async function readOfficeWords(
  db: Executor,
  { kind, language, reader = mailKinds[kind].reader }: Sent,
): Promise<TextWords | undefined> {
  const [written] = await db
    .select({ title: textVersion.title, facts: textVersion.facts, body: textVersion.body })
    .from(textVersion)
    .where(and(eq(textVersion.textId, broughtId("mail", reader, kind)), eq(textVersion.language, language)))
    .orderBy(desc(textVersion.number))
    .limit(1);
  if (!written) return undefined;
  const original = originalWords(kind, reader, language);
  const isFit = !saySame(written, original) && Object.keys(faultsOf(written, original)).length === 0;
  return isFit ? written : undefined;
}
