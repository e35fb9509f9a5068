import { createHash } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { limits } from "#contract/limits.ts";
import type { Db } from "./open.ts";
import { portalCurriculumVitae } from "./schema.ts";

export interface StoredCurriculumVitae {
  content: Record<string, unknown>;
  /** A JPEG in base64. */
  photo: string | null;
}

/** CVs that visitors are writing, each known by the random id in its writer's cookie. */
export const portalCurriculaVitae = (db: Db) => ({
  async find(id: string): Promise<StoredCurriculumVitae | undefined> {
    const [found] = await db.select().from(portalCurriculumVitae).where(isCurrent(id));
    return found;
  },
  /** Changes one, or begins it; of two changes at once the later one sees the earlier. */
  async change(id: string, change: (stored: StoredCurriculumVitae | undefined) => StoredCurriculumVitae) {
    await db.transaction(async (tx) => {
      const [found] = await tx.select().from(portalCurriculumVitae).where(isCurrent(id)).for("update");
      const { content, photo } = change(found);
      const changed = { content, photo, changedAt: new Date() };
      await tx
        .insert(portalCurriculumVitae)
        .values({ idHash: hashOf(id), ...changed })
        .onConflictDoUpdate({ target: portalCurriculumVitae.idHash, set: changed });
    });
  },
  async drop(id: string) {
    await db.delete(portalCurriculumVitae).where(eq(portalCurriculumVitae.idHash, hashOf(id)));
  },
});
export type PortalCurriculaVitae = ReturnType<typeof portalCurriculaVitae>;

const hashOf = (id: string) => createHash("sha256").update(id).digest("base64url");

/** What has had its time is gone for its writer, too, before the sweep takes it away. */
const isCurrent = (id: string) =>
  and(
    eq(portalCurriculumVitae.idHash, hashOf(id)),
    gt(portalCurriculumVitae.changedAt, new Date(Date.now() - limits.curriculumVitaeHours * 3_600_000)),
  );
