import { Refusal } from "#contract/errors.ts";
import type { WrittenLanguage } from "#contract/languages.ts";
import type { PublicCaller } from "../../callers.ts";
import { sampleFirstName, sampleMails } from "../../demo/sample-mails.ts";
import { composeMail } from "../../mail/compose.ts";
import { isMailKind, mailKinds } from "../../mail/mail-kinds.ts";
import type { CallWork } from "../../work.ts";

/** A mail as it would be sent. 404 for an unknown kind, and outside a demo. */
export async function composeSampleMail(
  { backend: { settings } }: Pick<CallWork, "backend">,
  _caller: PublicCaller,
  { kind, language }: { kind: string; language: WrittenLanguage },
) {
  if (!settings.hasDemoData || !isMailKind(kind)) throw Refusal.notFound();
  const { reader } = mailKinds[kind];
  const firstName = reader === "applicant" ? sampleFirstName : null;
  const { calendar, ...mail } = composeMail(kind, language, sampleMails[kind], { firstName });
  const pdf = kind === "curriculumVitae" ? sampleMails[kind].fileName : null;
  return { kind, reader, ...mail, attachment: calendar?.name ?? pdf };
}
