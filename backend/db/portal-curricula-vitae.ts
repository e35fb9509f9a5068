import { and, eq, gt, isNull, or } from "drizzle-orm";
import { limits } from "#contract/limits.ts";
import { hour } from "#domain/time.ts";
import { hashOf } from "../identity/secrets.ts";
import type { Db } from "./open.ts";
import { portalCurriculumVitae } from "./schema/portal.ts";

export interface StoredCurriculumVitae {
  content: Record<string, unknown>;
  /** A JPEG in base64. */
  photo: string | null;
}

export type Change = (stored: StoredCurriculumVitae | undefined) => StoredCurriculumVitae;

/** CVs that visitors are writing, each known by the random id in its writer's cookie. */
export const portalCurriculaVitae = (db: Db) => ({
  async find(id: string, subject: string | undefined): Promise<StoredCurriculumVitae | undefined> {
    const [found] = await db.select().from(portalCurriculumVitae).where(isTheirs(id, subject));
    return found;
  },
  /** Changes or begins a CV; of two simultaneous changes the later one sees the earlier. */
  async change(id: string, subject: string | undefined, change: Change) {
    return db.transaction(async (tx) => {
      const [found] = await tx.select().from(portalCurriculumVitae).where(isTheirs(id, subject)).for("update");
      const { content, photo } = change(found);
      const changed = { content, photo, owner: subject ?? null, changedAt: new Date() };
      await tx
        .insert(portalCurriculumVitae)
        .values({ idHash: hashOf(id), ...changed })
        .onConflictDoUpdate({ target: portalCurriculumVitae.idHash, set: changed });
      return { content, photo };
    });
  },
  async drop(id: string) {
    await db.delete(portalCurriculumVitae).where(eq(portalCurriculumVitae.idHash, hashOf(id)));
  },
});
export type PortalCurriculaVitae = ReturnType<typeof portalCurriculaVitae>;

/**
 * A CV changed while signed in is private to that person, because others may use the browser. An expired CV is hidden
 * from its writer, too, even before the sweep removes it.
 */
const isTheirs = (id: string, subject: string | undefined) =>
  and(
    eq(portalCurriculumVitae.idHash, hashOf(id)),
    or(
      isNull(portalCurriculumVitae.owner),
      subject === undefined ? undefined : eq(portalCurriculumVitae.owner, subject),
    ),
    gt(portalCurriculumVitae.changedAt, new Date(Date.now() - limits.curriculumVitaeHours * hour)),
  );
