import { and, eq, isNotNull, isNull, lt, not, notExists, sql } from "drizzle-orm";
import { fixedRetention } from "#contract/enumerations/retention.ts";
import { day, hour } from "#domain/time.ts";
import type { Backend } from "../backend.ts";
import { isWaiting } from "../db/mails.ts";
import type { Db } from "../db/open.ts";
import { emailVerification } from "../db/schema/account.ts";
import { idempotentCall } from "../db/schema/calls.ts";
import { invitation } from "../db/schema/companies.ts";
import { curriculumVitaeSending } from "../db/schema/cv.ts";
import { identityCode, oidcModel, passwordReset } from "../db/schema/identity.ts";
import { stagedImport } from "../db/schema/imports.ts";
import { mail } from "../db/schema/mail.ts";
import { partnerRequest } from "../db/schema/partner-requests.ts";
import { apiToken } from "../db/schema/people.ts";
import { consentConfirmation } from "../db/schema/personal-data.ts";
import { ticketAttachment } from "../db/schema/tickets.ts";
import { type TableWithFiles, tablesWithFiles } from "../db/stored-files.ts";
import { haveOneFolder } from "./documents/have-one-folder.ts";
import { haveOwnFiles } from "./documents/have-own-files.ts";
import { daysInForce } from "./retention/due.ts";
import { sweepPortal } from "./sweep-portal.ts";
import { sweepStrangers } from "./sweep-strangers.ts";

type Parts = Omit<Backend, "printer">;

/**
 * Removes expired secrets, old calls, attempts, sessions and requests, strangers, and this database's files that nothing
 * points to. Marks rows whose file is missing, unless the file may lie with another portal.
 *
 * @throws AggregateError with why some strangers could not be forgotten, once all else is done
 */
export async function sweep(parts: Parts, now: Date) {
  await sweepRows(parts.database.db, now);
  const failures = await sweepStrangers(parts);
  await sweepPortal(parts.database.db, now);
  if (await haveOneFolder(parts, now)) await sweepFiles(parts, now);
  if (failures.length > 0) throw new AggregateError(failures, "strangers are kept too long");
}

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

async function sweepRows(db: Db, now: Date) {
  // A week longer than it is valid, so that a late call gets "expired" and not "unknown".
  await db.delete(apiToken).where(lt(apiToken.expiresAt, before(now, fixedRetention.tokens * hour)));
  await db.delete(emailVerification).where(lt(emailVerification.expiresAt, now));
  await db.delete(consentConfirmation).where(lt(consentConfirmation.expiresAt, now));
  await db.delete(invitation).where(lt(invitation.expiresAt, before(now, fixedRetention.invitations * hour)));
  // As long as its interaction may last: a new code can still be asked for.
  await db.delete(identityCode).where(lt(identityCode.expiresAt, before(now, hour)));
  const isExpired = lt(curriculumVitaeSending.expiresAt, now);
  await db.delete(curriculumVitaeSending).where(and(isExpired, notExists(mailsStillTried(db))));
  await db.delete(passwordReset).where(lt(passwordReset.expiresAt, now));
  await db.delete(oidcModel).where(lt(oidcModel.expiresAt, now));
  await db.delete(idempotentCall).where(lt(idempotentCall.at, before(now, fixedRetention.calls * hour)));
  await db.delete(stagedImport).where(lt(stagedImport.createdAt, before(now, fixedRetention.imports * hour)));
  // One that waits has no such moment.
  await db
    .delete(partnerRequest)
    .where(lt(partnerRequest.decidedAt, before(now, fixedRetention.partnerRequests * hour)));
  const { drafts } = await daysInForce(db);
  // As long as the draft that names them.
  const forgotten = lt(ticketAttachment.createdAt, before(now, drafts * day));
  await db.delete(ticketAttachment).where(and(isNull(ticketAttachment.messageId), forgotten));
}

/** Mails that will take a confirmed CV along once the server takes them. */
function mailsStillTried(db: Db) {
  const isTheirs = and(eq(mail.kind, "curriculumVitae"), eq(mail.to, curriculumVitaeSending.email));
  return db.select().from(mail).where(and(isTheirs, isWaiting));
}

/** Files are stored before their rows and removed after them: only what is older may be judged. */
async function sweepFiles(parts: Parts, now: Date) {
  const { database, files, log } = parts;
  const { db } = database;
  const olderThan = before(now, fixedRetention.files * hour);
  // An old row may get its file while the files are listed.
  const named = new Set((await allFileRows(db)).map(({ key }) => key));
  const stored = new Map<string, Date>();
  for await (const { key, storedAt } of files.list()) stored.set(key, storedAt);
  const rows = await allFileRows(db);

  const waiting = await db.select({ key: curriculumVitaeSending.fileKey }).from(curriculumVitaeSending);
  const known = new Set([...rows, ...waiting].map(({ key }) => key));
  const unknown = [...stored].filter(([key, storedAt]) => storedAt < olderThan && !known.has(key)).map(([key]) => key);
  if (await haveOwnFiles(parts, unknown)) {
    await files.removeUnfinished(olderThan);
    for (const key of unknown) await files.remove(key);
  }

  const missing = rows.filter(({ key, createdAt }) => createdAt < olderThan && named.has(key) && !stored.has(key));
  await markMissing(
    db,
    missing.map(({ id }) => id),
    now,
  );
  if (missing.length > 0) log.error({ files: missing.length }, "files are missing, what names them is kept");
}

const allFileRows = async (db: Db) => (await Promise.all(tablesWithFiles.map((table) => fileRows(db, table)))).flat();

const fileRows = (db: Db, table: TableWithFiles) =>
  db
    .select({ id: table.id, key: sql<string>`${table.fileKey}`, createdAt: table.createdAt })
    .from(table)
    .where(isNotNull(table.fileKey));

/** No row is removed because its file is missing: a disk may not be mounted, a restore may be unfinished. */
async function markMissing(db: Db, ids: string[], now: Date) {
  for (const table of tablesWithFiles) {
    const { id, missingSince } = table;
    // One parameter, because a statement takes only so many.
    const isMissing = sql`${id} = any(${sql.param(ids)}::uuid[])`;
    await db
      .update(table)
      .set({ missingSince: null })
      .where(and(isNotNull(missingSince), not(isMissing)));
    await db
      .update(table)
      .set({ missingSince: now })
      .where(and(isNull(missingSince), isMissing));
  }
}
