import type { z } from "zod";
import type { mailDraft, previewedMail } from "#contract/entities/text.ts";
import { languagesOf } from "#contract/enumerations/texts.ts";
import { Refusal } from "#contract/errors.ts";
import { sampleFirstName, sampleMails } from "../../demo/sample-mails.ts";
import { composeMail } from "../../mail/compose.ts";
import type { Work } from "../../work.ts";
import { fetchAppearance } from "../appearance/fetch-appearance.ts";
import { mailOfText } from "./mail-of-text.ts";
import { refuseMisworded } from "./refuse-misworded.ts";

/**
 * A mail in words that are not published, with sample values. 404 for a text that is no mail's and for a language that
 * nobody reads it in, 422 as `refuseMisworded` says.
 */
export async function previewMail(
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { textId, language, ...words }: z.output<typeof mailDraft>,
): Promise<z.output<typeof previewedMail>> {
  const mail = mailOfText(textId);
  const isRead = mail && languagesOf({ kind: "mail", section: mail.reader }).some((one) => one === language);
  if (!isRead) throw Refusal.notFound();
  const { kind, reader } = mail;
  refuseMisworded(textId, language, words);
  const firstName = reader === "applicant" ? sampleFirstName : null;
  const { name: programmeName } = await fetchAppearance({ db });
  const { subject, html } = composeMail(kind, language, sampleMails[kind], { reader, firstName, programmeName, words });
  return { subject, html };
}
