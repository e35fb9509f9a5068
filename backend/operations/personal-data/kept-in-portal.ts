import { asc, inArray } from "drizzle-orm";
import { draftOwnersOf } from "../../db/draft-owner.ts";
import type { Executor } from "../../db/open.ts";
import { subjectsOf } from "../../db/people.ts";
import { portalCurriculumVitae, portalDraft } from "../../db/schema/portal.ts";

/**
 * What the portal keeps of a person's own words, on whatever side they typed them: posts that could not be carried out,
 * and the CVs that they are writing, whose photos are JPEGs in base64.
 */
export async function keptInPortal(db: Executor, personId: string, sessionSecret: string) {
  const subjects = await subjectsOf(db, personId);
  const { path, fields, at } = portalDraft;
  const isTheirs = inArray(portalDraft.owner, draftOwnersOf(subjects, sessionSecret));
  const drafts = await db.select({ path, fields, at }).from(portalDraft).where(isTheirs).orderBy(asc(at), asc(path));
  const { content, photo, changedAt } = portalCurriculumVitae;
  const written = await db
    .select({ content, photo, changedAt })
    .from(portalCurriculumVitae)
    .where(inArray(portalCurriculumVitae.owner, subjects))
    .orderBy(asc(changedAt));
  return {
    records: { drafts, curriculaVitae: written.map(({ content, changedAt }) => ({ content, changedAt })) },
    pictures: written.map(({ photo }, index) => ({ name: `curriculum-vitae-${index + 1}`, jpeg: photo })),
  };
}
