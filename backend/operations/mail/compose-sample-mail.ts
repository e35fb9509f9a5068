import { Refusal } from "#contract/errors.ts";
import type { WrittenLanguage } from "#contract/languages.ts";
import type { PublicCaller } from "../../callers.ts";
import { sampleFirstName, sampleMails } from "../../demo/sample-mails.ts";
import { composeMail } from "../../mail/compose.ts";
import { isMailKind, type MailKind, mailKinds } from "../../mail/mail-kinds.ts";
import type { CallWork } from "../../work.ts";
import { fetchAppearance } from "../appearance/fetch-appearance.ts";

/** A mail as it would be sent. 404 for an unknown kind, and outside a demo. */
export async function composeSampleMail(
  { db, backend: { settings } }: Pick<CallWork, "db" | "backend">,
  _caller: PublicCaller,
  { kind, language }: { kind: string; language: WrittenLanguage },
) {
  if (!settings.hasDemoData || !isMailKind(kind)) throw Refusal.notFound();
  const { name } = await fetchAppearance({ db });
  const { calendars, ...mail } = sampleOf(kind, language, name);
  const pdf = kind === "curriculumVitae" ? sampleMails[kind].fileName : null;
  return { kind, reader: mailKinds[kind].reader, ...mail, attachment: calendars[0]?.name ?? pdf };
}

/** A mail of the demo. */
export function sampleOf(kind: MailKind, language: WrittenLanguage, programmeName: string | null = null) {
  const firstName = mailKinds[kind].reader === "applicant" ? sampleFirstName : null;
  return composeMail(kind, language, sampleMails[kind], { firstName, programmeName });
}
