import { eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { AdvisorCaller } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { isInUse, oneKept } from "./kept.ts";
import { type IdOf, idIn, type Kind, kinds } from "./kinds.ts";
import { endRepeating } from "./repeat-intakes.ts";

/** Deletes what nothing names. 404 for an unknown id, 409 for what is in use: that runs out on a date instead. */
export const deleteOneOf =
  <K extends Kind>(kind: K) =>
  async ({ db }: Work, _caller: AdvisorCaller, what: IdOf<K>): Promise<void> => {
    const { table } = kinds[kind];
    const id = idIn(kind, what);
    // Waits for a transaction that is about to name it.
    await db.select({ id: table.id }).from(table).where(eq(table.id, id)).for("update");
    const kept = await oneKept(db, kind, id);
    if (isInUse(kept)) throw Refusal.conflict({});
    await db.delete(table).where(eq(table.id, id));
    if ("startsOn" in kept) await endRepeating(db, kept.startsOn);
  };
