import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { publicCalls } from "#contract/calls/public.ts";
import { limits } from "#contract/limits.ts";
import { linkTo, pages } from "#contract/pages.ts";
import { hour } from "#domain/time.ts";
import { curriculumVitaeSending } from "../../db/schema/cv.ts";
import type { Call } from "../../http/call.ts";
import { hashOf, newSecret } from "../../identity/secrets.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { countAttempt } from "../refuse-too-many.ts";

const perVisitor = { limit: limits.curriculumVitaeMailsPerHour, minutes: 60 };
const perRecipient = { limit: limits.curriculumVitaeMailsToOnePerDay, minutes: 24 * 60 };

/**
 * Keeps a printed CV for a day and asks the owner of an address whether they want it (spec §7 `POST
 * /cv-generator/send/upload`). Refuses with 429 more than 20 an hour from one visitor or 5 a day to one address, with
 * 422 and 503 what the printer refuses.
 */
export async function sendCurriculumVitae({ db, backend, body, language, address, now }: Call<SendCall>) {
  const email = body.email.toLowerCase();
  for (const [who, allowance] of [
    [hashOf(email), perRecipient],
    [address, perVisitor],
  ] as const) {
    await countAttempt(db, "curriculumVitaeMail", who, allowance, now);
  }
  const fileKey = randomUUID();
  await keep(backend, fileKey, await backend.printer.print(address, body));

  const token = newSecret();
  const expiresAt = new Date(now.getTime() + limits.curriculumVitaeHours * hour);
  const link = linkTo(backend.settings.publicUrl, pages.public.confirmSending, { token });
  await backend.database.db.transaction(async (tx) => {
    const waiting = { tokenHash: hashOf(token), email, name: body.name, language, fileKey, createdAt: now, expiresAt };
    await tx.insert(curriculumVitaeSending).values(waiting);
    const values = { link, hours: limits.curriculumVitaeHours };
    await enqueue(tx, "sendMail", { kind: "curriculumVitaeWaits", to: email, language, values });
  });
}

type SendCall = typeof publicCalls.sendCurriculumVitae;

async function keep({ files, settings }: Call<SendCall>["backend"], fileKey: string, pdf: Buffer) {
  const directory = join(settings.dataDirectory, "incoming");
  await mkdir(directory, { recursive: true });
  const path = join(directory, fileKey);
  await writeFile(path, pdf);
  await files.put(fileKey, path).finally(() => rm(path, { force: true }));
}
