import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { linkTo, pages } from "#contract/pages.ts";
import { hour, minute } from "#domain/time.ts";
import type { BackendSettings } from "../backend.ts";
import type { Db } from "../db/open.ts";
import { mail as line } from "../db/schema/mail.ts";
import type { FileStore } from "../files/file-store.ts";
import { composeMail } from "../mail/compose.ts";
import { failureOf, isRefusedForGood, type Mailer } from "../mail/mail-port.ts";
import { fetchAppearance } from "../operations/appearance/fetch-appearance.ts";
import { hasReader } from "../operations/mail/has-reader.ts";
import { noteFailure } from "../operations/mail/note-failure.ts";
import { noteSent } from "../operations/mail/note-sent.ts";
import { readOfficeWords } from "../operations/mail/read-office-words.ts";
import type { Payload, TaskHandler } from "./tasks.ts";

interface Parts {
  database: { db: Db };
  files: FileStore;
  settings: Pick<BackendSettings, "publicUrl">;
}

/**
 * Composes and sends a mail, and logs how far it got. If the server refuses it, the job retries at growing intervals
 * for about three days; an address that the server does not know is given up at once. A person's mails that wait while
 * they are deleted are not sent, nor is a code or link that is no longer valid, nor a mail whose reader would not get
 * it any more.
 */
export const sendMail =
  (mailer: Mailer, { database: { db }, files, settings }: Parts): TaskHandler<"sendMail"> =>
  async ({ mailId: id, ...mail }, { isLast, queuedAt }) => {
    if (id && (await isForgotten(db, id))) return;
    if (!(await hasReader(db, mail))) return id ? forget(db, id) : undefined;
    if (Date.now() - queuedAt.getTime() >= validMilliseconds(mail))
      return id ? noteFailure(db, id, "expired", new Date()) : undefined;
    const { name: programmeName } = await fetchAppearance({ db });
    const words = await readOfficeWords(db, mail);
    const sending = { ...mail, programmeName, organizer: mailer.sender, words };
    try {
      await mailer.send({
        to: mail.to,
        language: mail.language,
        messageId: id && `<${id}@${new URL(settings.publicUrl).hostname}>`,
        ...composeMail(mail.kind, mail.language, mail.values, sending),
        pdf: await pdfOf(mail, files),
        switchOff: switchOffOf(mail, settings),
      });
    } catch (error) {
      const isGivenUp = isLast || isRefusedForGood(error);
      const failure = failureOf(error);
      if (id) await noteFailure(db, id, failure, isGivenUp ? new Date() : null);
      // A job that failed for good would stay, with everything that the mail says.
      if (isGivenUp) return;
      // Servers and the network have codes. What has none is a mistake of ours, which the log shows whole.
      throw failure === "unknown" ? error : new Error(`A mail was not taken: ${failure}`);
    }
    if (id) await noteSent(db, { id, kind: mail.kind }, new Date());
  };

/** A deleted person's mails go with their lines, the farewell with its own once it is sent. */
const isForgotten = async (db: Db, id: string) => (await db.$count(line, eq(line.id, id))) === 0;

/** As if it had never been queued: nobody is mailed who has left or switched it off, nor is a locked company. */
const forget = async (db: Db, id: string) => void (await db.delete(line).where(eq(line.id, id)));

/** Codes and links say how long they are valid. */
function validMilliseconds({ values }: Payload<"sendMail">) {
  if ("minutes" in values) return values.minutes * minute;
  return "hours" in values ? values.hours * hour : Number.POSITIVE_INFINITY;
}

function switchOffOf(mail: Payload<"sendMail">, { publicUrl }: Parts["settings"]) {
  if ("unsubscription" in mail.values) return mail.values.unsubscription;
  return mail.category && !mail.companyId ? linkTo(publicUrl, pages.applicant.notifications) : undefined;
}

async function pdfOf(mail: Payload<"sendMail">, files: FileStore) {
  if (mail.kind !== "curriculumVitae") return undefined;
  const { fileKey, fileName } = mail.values;
  return { name: fileName, content: await buffer(await files.read(fileKey)) };
}
