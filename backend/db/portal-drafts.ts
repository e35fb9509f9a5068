import { and, desc, eq, inArray } from "drizzle-orm";
import { limits } from "#contract/limits.ts";
import type { Executor } from "./open.ts";
import { portalDraft } from "./schema/portal.ts";

type Fields = [string, string][];

/** Posts that could not be carried out, one per owner and path; of one owner the latest `limits.draftsOfOne`. */
export const portalDrafts = (db: Executor) => ({
  async keep(owner: string, path: string, fields: Fields) {
    const at = new Date();
    await db
      .insert(portalDraft)
      .values({ owner, path, fields, at })
      .onConflictDoUpdate({ target: [portalDraft.owner, portalDraft.path], set: { fields, at } });
    await dropOldest(db, owner);
  },
  async find(owner: string, path: string): Promise<Fields | undefined> {
    const [found] = await db.select().from(portalDraft).where(isAt(owner, path));
    return found?.fields;
  },
  /** Moves the drafts of one owner to another; they replace older drafts at the same paths. */
  async handOver(from: string, to: string) {
    const handed = db.select({ path: portalDraft.path }).from(portalDraft).where(eq(portalDraft.owner, from));
    await db.delete(portalDraft).where(and(eq(portalDraft.owner, to), inArray(portalDraft.path, handed)));
    await db.update(portalDraft).set({ owner: to }).where(eq(portalDraft.owner, from));
    await dropOldest(db, to);
  },
  async drop(owner: string, path: string) {
    await db.delete(portalDraft).where(isAt(owner, path));
  },
});
export type PortalDrafts = ReturnType<typeof portalDrafts>;

const isAt = (owner: string, path: string) => and(eq(portalDraft.owner, owner), eq(portalDraft.path, path));

/** Leaves an owner no more drafts than one may have. */
async function dropOldest(db: Executor, owner: string) {
  const paths = db
    .select({ path: portalDraft.path })
    .from(portalDraft)
    .where(eq(portalDraft.owner, owner))
    .orderBy(desc(portalDraft.at))
    .offset(limits.draftsOfOne);
  await db.delete(portalDraft).where(and(eq(portalDraft.owner, owner), inArray(portalDraft.path, paths)));
}
