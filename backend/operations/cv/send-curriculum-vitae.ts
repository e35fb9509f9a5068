import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import type { printOrder } from "#contract/entities/print-order.ts";
import { limits } from "#contract/limits.ts";
import { linkTo, pages } from "#contract/pages.ts";
import { hour } from "#domain/time.ts";
import type { Backend } from "../../backend.ts";
import type { PublicCaller } from "../../callers.ts";
import { curriculumVitaeSending } from "../../db/schema/cv.ts";
import { incomingFolder } from "../../files/incoming.ts";
import { hashOf, newSecret } from "../../identity/secrets.ts";
import type { CallWork } from "../../work.ts";
import { countAttempt, daily, hourly } from "../attempts.ts";
import { queueMail } from "../mail/queue-mail.ts";

const perVisitor = hourly(limits.curriculumVitaeMailsPerHour);
const perRecipient = daily(limits.curriculumVitaeMailsToOnePerDay);

/**
 * Keeps a printed CV for a day and asks the owner of an address whether they want it (spec §7 `POST
 * /cv-generator/send/upload`). 429 after `limits.curriculumVitaeMailsPerHour` from one visitor or
 * `limits.curriculumVitaeMailsToOnePerDay` to one address; 422 without a name; 422 and 503 as the printer answers.
 */
export async function sendCurriculumVitae(
  { db, backend, publicUrl, language, now }: CallWork,
  { address }: PublicCaller,
  { name, title, ...order }: z.output<typeof printOrder> & { email: string; name: string; title?: string },
) {
  const email = order.email.toLowerCase();
  // The visitor is counted first: a refused one uses up nothing of the recipient's.
  for (const [who, allowance] of [
    [address, perVisitor],
    [hashOf(email), perRecipient],
  ] as const) {
    await countAttempt(db, "curriculumVitaeMail", who, allowance, now);
  }
  const fileKey = randomUUID();
  await keep(backend, fileKey, await backend.printer.print(address, order));

  const token = newSecret();
  const expiresAt = new Date(now.getTime() + limits.curriculumVitaeHours * hour);
  const link = linkTo(publicUrl, pages.public.confirmSending, { token });
  await backend.database.db.transaction(async (tx) => {
    const waiting = { tokenHash: hashOf(token), email, name, title, language, fileKey, createdAt: now, expiresAt };
    await tx.insert(curriculumVitaeSending).values(waiting);
    const values = { link, hours: limits.curriculumVitaeHours };
    await queueMail(tx, { kind: "curriculumVitaeWaits", to: email, language, values });
  });
}

async function keep({ files, settings }: Backend, fileKey: string, pdf: Buffer) {
  const directory = incomingFolder(settings.dataDirectory);
  await mkdir(directory, { recursive: true });
  const path = join(directory, fileKey);
  await writeFile(path, pdf);
  await files.put(fileKey, path).finally(() => rm(path, { force: true }));
}
