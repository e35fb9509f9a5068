import { and, eq } from "drizzle-orm";
import type { Executor } from "./open.ts";
import { portalDraft } from "./schema.ts";

type Fields = [string, string][];

/** Posts that could not be carried out, one per owner and path. */
export const portalDrafts = (db: Executor) => ({
  async keep(owner: string, path: string, fields: Fields) {
    const at = new Date();
    await db
      .insert(portalDraft)
      .values({ owner, path, fields, at })
      .onConflictDoUpdate({ target: [portalDraft.owner, portalDraft.path], set: { fields, at } });
  },
  async find(owner: string, path: string): Promise<Fields | undefined> {
    const [found] = await db.select().from(portalDraft).where(isAt(owner, path));
    return found?.fields;
  },
  async drop(owner: string, path: string) {
    await db.delete(portalDraft).where(isAt(owner, path));
  },
});
export type PortalDrafts = ReturnType<typeof portalDrafts>;

const isAt = (owner: string, path: string) => and(eq(portalDraft.owner, owner), eq(portalDraft.path, path));
