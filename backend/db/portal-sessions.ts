import type { KeyObject } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { hashOf, newSecret } from "../identity/secrets.ts";
import type { Db, Executor } from "./open.ts";
import { portalDraft, portalSession } from "./schema/portal.ts";
import { seal, sealingKey, unseal } from "./sealed.ts";

interface StoredSession {
  data: Record<string, unknown>;
  createdAt: Date;
  seenAt: Date;
  /** Paths at which the owner has a draft. */
  draftPaths: string[];
}

/**
 * The portal's sessions: the cookie holds a random id of 256 bits, the database its hash, and sealed by the portal's
 * secret what is known of the sign-in.
 */
export function portalSessions(db: Db, secret: string) {
  const key = sealingKey(secret);
  const findByHash = prepareFindByHash(db);
  return {
    async find(id: string): Promise<StoredSession | undefined> {
      const hash = hashOf(id);
      const [found] = await findByHash.execute({ hash });
      const data = found && unseal(key, hash, found.data.sealed);
      return data && { ...found, data };
    },
    async create(data: Record<string, unknown>): Promise<string> {
      const id = newSecret();
      const idHash = hashOf(id);
      await db.insert(portalSession).values({ idHash, data: sealed(key, idHash, data) });
      return id;
    },
    async change(id: string, data: Record<string, unknown>) {
      const idHash = hashOf(id);
      await db
        .update(portalSession)
        .set({ data: sealed(key, idHash, data) })
        .where(eq(portalSession.idHash, idHash));
    },
    async touch(id: string, now: Date) {
      await db
        .update(portalSession)
        .set({ seenAt: now })
        .where(eq(portalSession.idHash, hashOf(id)));
    },
    async end(id: string) {
      await db.delete(portalSession).where(eq(portalSession.idHash, hashOf(id)));
    },
  };
}
export type PortalSessions = ReturnType<typeof portalSessions>;

const sealed = (key: KeyObject, idHash: string, data: Record<string, unknown>) => ({
  subject: data.subject,
  sealed: seal(key, idHash, data),
});

/**
 * Ends a person's sessions in every browser; each says why, as after a refused token (ADR 0127). Pages that call no
 * backend would go on in them.
 */
export async function revokePortalSessions(db: Executor, secret: string, subject: string) {
  const key = sealingKey(secret);
  const isTheirs = eq(sql`${portalSession.data}->>'subject'`, subject);
  for (const { idHash, data } of await db.select().from(portalSession).where(isTheirs).for("update")) {
    const known = unseal(key, idHash, data.sealed);
    if (!known || known.ended) continue;
    const ended = sealed(key, idHash, { ...known, ended: "revoked" });
    await db.update(portalSession).set({ data: ended }).where(eq(portalSession.idHash, idHash));
  }
}

/** Prepared once: runs on every page view. */
function prepareFindByHash(db: Db) {
  const draftPaths = sql<
    string[]
  >`array(select ${portalDraft.path} from ${portalDraft} where ${portalDraft.owner} = ${portalSession.data}->>'subject')`;
  const { data, createdAt, seenAt } = portalSession;
  return db
    .select({ data, createdAt, seenAt, draftPaths })
    .from(portalSession)
    .where(eq(portalSession.idHash, sql.placeholder("hash")))
    .prepare("find_session");
}
