import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { and, eq, inArray, isNull, lt, notExists, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { limits } from "#contract/limits.ts";
import type { Backend } from "../backend.ts";
import type { Db } from "../db/open.ts";
import { embeddedProvider } from "../db/people.ts";
import {
  apiToken,
  attempt,
  curriculumVitaeSending,
  document,
  emailVerification,
  idempotentCall,
  identityAccount,
  identityCode,
  oidcModel,
  passwordReset,
  personIdentity,
  portalCurriculumVitae,
  portalDraft,
  portalSession,
  ticketAttachment,
} from "../db/schema.ts";
import type { FileStore } from "../files/file-store.ts";
import { incomingFolder } from "../files/incoming.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

/** Removes what has had its time: expired secrets, old calls, attempts and drafts, and files that nothing points to. */
export async function sweep({ database, files, settings, log }: Omit<Backend, "printer">, now: Date) {
  await sweepRows(database.db, now);
  await sweepIncoming(incomingFolder(settings.dataDirectory), before(now, hour));
  await sweepFiles(database.db, files, before(now, hour), log);
}

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

async function sweepRows(db: Db, now: Date) {
  // A week longer than it is valid, so that a late call is told "expired" and not "unknown".
  await db.delete(apiToken).where(lt(apiToken.expiresAt, before(now, 7 * day)));
  await db.delete(emailVerification).where(lt(emailVerification.expiresAt, now));
  // As long as its interaction may last: a new code can still be asked for.
  await db.delete(identityCode).where(lt(identityCode.expiresAt, before(now, hour)));
  await db.delete(identityAccount).where(isForsaken(db, before(now, limits.unconfirmedDays * day)));
  await db.delete(curriculumVitaeSending).where(lt(curriculumVitaeSending.expiresAt, now));
  await db.delete(passwordReset).where(lt(passwordReset.expiresAt, now));
  await db.delete(oidcModel).where(lt(oidcModel.expiresAt, now));
  await db.delete(idempotentCall).where(lt(idempotentCall.at, before(now, limits.idempotencyHours * hour)));
  await db.delete(attempt).where(lt(attempt.at, before(now, day)));
  await db
    .delete(portalCurriculumVitae)
    .where(lt(portalCurriculumVitae.changedAt, before(now, limits.curriculumVitaeHours * hour)));
  await db.delete(portalDraft).where(lt(portalDraft.at, before(now, limits.draftDays * day)));
  // As long as the draft that names them.
  const forgotten = lt(ticketAttachment.createdAt, before(now, limits.draftDays * day));
  await db.delete(ticketAttachment).where(and(isNull(ticketAttachment.messageId), forgotten));
  // An expired session still tells whose drafts are whose, so it stays as long as they do.
  await db.delete(portalSession).where(lt(portalSession.seenAt, before(now, limits.draftDays * day)));
}

/** Registered before that day, never confirmed, and not about to be. */
function isForsaken(db: Db, day: Date) {
  const { id, emailVerified, createdAt } = identityAccount;
  const awaited = db.select().from(identityCode).where(eq(identityCode.identityId, id));
  const used = db
    .select()
    .from(personIdentity)
    .where(and(eq(personIdentity.issuer, embeddedProvider), eq(personIdentity.subject, sql`${id}::text`)));
  return and(eq(emailVerified, false), lt(createdAt, day), notExists(awaited), notExists(used));
}

/** Uploads whose process ended half-way. */
async function sweepIncoming(directory: string, olderThan: Date) {
  for (const name of await readdir(directory).catch(() => [])) {
    const path = join(directory, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtime < olderThan) await rm(path, { force: true });
  }
}

/** Files are stored before their rows and removed after them: only what is older may be judged. */
async function sweepFiles(db: Db, files: FileStore, olderThan: Date, log: Logger) {
  const stored = new Map<string, Date>();
  for await (const { key, storedAt } of files.list()) stored.set(key, storedAt);
  const rows = (await Promise.all([document, ticketAttachment].map((table) => fileRows(db, table)))).flat();

  const waiting = await db.select({ key: curriculumVitaeSending.fileKey }).from(curriculumVitaeSending);
  const known = new Set([...rows, ...waiting].map(({ key }) => key));
  for (const [key, storedAt] of stored) if (storedAt < olderThan && !known.has(key)) await files.remove(key);

  const lost = rows.filter(({ key, createdAt }) => createdAt < olderThan && !stored.has(key));
  if (lost.length === 0) return;
  // A store without a single file is rather not mounted than emptied.
  if (stored.size === 0) return log.error({ documents: lost.length }, "the file store is empty, documents are kept");
  const ids = lost.map(({ id }) => id);
  log.error({ documents: ids }, "documents without a file are removed");
  for (const table of [document, ticketAttachment]) await db.delete(table).where(inArray(table.id, ids));
}

const fileRows = (db: Db, table: typeof document | typeof ticketAttachment) =>
  db.select({ id: table.id, key: table.fileKey, createdAt: table.createdAt }).from(table);
