import { buffer } from "node:stream/consumers";
import { linkTo, pages } from "#contract/pages.ts";
import type { BackendSettings } from "../backend.ts";
import type { FileStore } from "../files/file-store.ts";
import { composeMail } from "../mail/compose.ts";
import type { Mailer } from "../mail/mail-port.ts";
import type { Payload, TaskHandler } from "./tasks.ts";

interface Parts {
  files: FileStore;
  settings: Pick<BackendSettings, "publicUrl">;
}

/** Composes and sends a mail. If the server refuses it, the job retries at growing intervals for about three days. */
export const sendMail =
  (mailer: Mailer, { files, settings }: Parts): TaskHandler<"sendMail"> =>
  async (mail) =>
    mailer.send({
      to: mail.to,
      language: mail.language,
      ...composeMail(mail.kind, mail.language, mail.values, mail),
      pdf: await pdfOf(mail, files),
      switchOff: switchOffOf(mail, settings),
    });

function switchOffOf(mail: Payload<"sendMail">, { publicUrl }: Parts["settings"]) {
  if ("unsubscription" in mail.values) return mail.values.unsubscription;
  return mail.category && linkTo(publicUrl, pages.applicant.notifications);
}

async function pdfOf(mail: Payload<"sendMail">, files: FileStore) {
  if (mail.kind !== "curriculumVitae") return undefined;
  const { fileKey, fileName } = mail.values;
  return { name: fileName, content: await buffer(await files.read(fileKey)) };
}
