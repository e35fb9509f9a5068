import { and, eq, ne, sql } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { AdvisorCaller } from "../../callers.ts";
import type { Executor } from "../../db/open.ts";
import type { Work } from "../../work.ts";
import { type Kind, kinds } from "./kinds.ts";
import { refuseUnknownNames } from "./names.ts";
import { repeatIntakes } from "./repeat-intakes.ts";

type New<K extends Kind> = Omit<(typeof kinds)[K]["table"]["$inferInsert"], "id">;

/**
 * Adds a campus, a course or an intake. 422 (`nameTaken`) when there is one of this name or day, and for unknown
 * campuses.
 */
export const createOneOf =
  <K extends Kind>(kind: K) =>
  async ({ db, now }: Work, _caller: AdvisorCaller, values: New<K>): Promise<{ id: string }> => {
    const { table, key } = kinds[kind];
    await refuseUnknownNames(db, values as { campuses?: string[] });
    if ("name" in values) await lockName(db, kind, values.name as string);
    const [added] = (await db
      .insert(table)
      .values(values as never)
      .onConflictDoNothing({ target: key as never })
      .returning()) as { id: string }[];
    if (!added) throw nameTaken(kind);
    if (kind === "intake") await repeatIntakes(db, now);
    return { id: added.id };
  };

const nameTaken = (kind: Kind) => Refusal.invalid({ [kind === "intake" ? "startsOn" : "name"]: ["nameTaken"] });

/** Until the end of the transaction nobody else gives the name to one of the kind. */
const lockName = (db: Executor, kind: Kind, name: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${name}`}, 0))`);

/** 422 when another one of the kind has the name, or is given it at the same moment. */
export async function refuseTaken(db: Executor, kind: Kind, id: string, name: string | undefined) {
  if (name === undefined) return;
  const { table, key } = kinds[kind];
  await lockName(db, kind, name);
  if ((await db.$count(table, and(eq(key, name), ne(table.id, id)))) > 0) throw nameTaken(kind);
}
