import { Refusal } from "#contract/errors.ts";
import type { WrittenLanguage } from "#contract/languages.ts";
import type { PublicCaller } from "../../callers.ts";
import { mailKindNames, mailKinds } from "../../mail/mail-kinds.ts";
import type { CallWork } from "../../work.ts";
import { sampleOf } from "./compose-sample-mail.ts";

/** Every kind of mail that is sent, with its subject. 404 outside a demo. */
export async function listSampleMails(
  { backend: { settings } }: Pick<CallWork, "backend">,
  _caller: PublicCaller,
  { language }: { language: WrittenLanguage },
) {
  if (!settings.hasDemoData) throw Refusal.notFound();
  return mailKindNames.map((kind) => ({
    kind,
    reader: mailKinds[kind].reader,
    subject: sampleOf(kind, language).subject,
  }));
}
