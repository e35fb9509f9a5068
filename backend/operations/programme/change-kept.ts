import { eq } from "drizzle-orm";
import { changedAnswers, nextVersion } from "#domain/stale-answers.ts";
import type { AdvisorCaller } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { refuseStale } from "../refuse-stale.ts";
import { refuseTaken } from "./create-kept.ts";
import { oneKept } from "./kept.ts";
import { type IdOf, idIn, type Kind, kinds } from "./kinds.ts";
import { refuseUnknownNames, renameInLists } from "./names.ts";
import { repeatIntakes } from "./repeat-intakes.ts";

interface Changes {
  version?: number;
  name?: string;
  campuses?: string[];
}

/**
 * Changes a campus, a course or an intake; a new name stands wherever the old one stood. 404 for an unknown id, 409
 * for `stale` answers, 422 for a name that another one has and for unknown campuses of a course.
 */
export const changeOneOf =
  <K extends Kind>(kind: K) =>
  async ({ db, now }: Work, _caller: AdvisorCaller, what: IdOf<K> & Changes): Promise<void> => {
    const { table } = kinds[kind];
    const id = idIn(kind, what);
    await refuseUnknownNames(db, what);
    await db.select({ id: table.id }).from(table).where(eq(table.id, id)).for("update");
    const row = await oneKept(db, kind, id);
    const { version, [`${kind}Id`]: _id, ...changes } = what as Changes & Record<string, unknown>;
    refuseStale<object>(row, changes, row.answerVersions, version);
    const changed = changedAnswers<object>(row, changes);
    if (changed.length === 0) return;
    await refuseTaken(db, kind, id, what.name);
    await db
      .update(table)
      .set({ ...changes, ...nextVersion(row, changed) })
      .where(eq(table.id, id));
    if ("name" in row && what.name) await renameInLists(db, kind, row.name, what.name);
    if (kind === "intake") await repeatIntakes(db, now);
  };
