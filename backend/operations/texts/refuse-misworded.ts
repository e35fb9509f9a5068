import type { TextWords } from "#contract/entities/text.ts";
import { Refusal } from "#contract/errors.ts";
import type { WrittenLanguage } from "#contract/languages.ts";
import { faultsOf } from "#domain/mail-words.ts";
import { originalWords } from "../../mail/original-words.ts";
import { mailOfText } from "./mail-of-text.ts";

/** 422 at its field for a mail's words that name a value it does not have, or leave out one that it needs. */
export function refuseMisworded(textId: string, language: WrittenLanguage, words: TextWords) {
  const mail = mailOfText(textId);
  if (!mail) return;
  const faults = faultsOf(words, originalWords(mail.kind, mail.reader, language));
  if (Object.keys(faults).length > 0) throw Refusal.invalid(faults);
}
