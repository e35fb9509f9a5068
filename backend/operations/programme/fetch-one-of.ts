import type { History } from "#contract/entities/programme.ts";
import type { AdvisorCaller } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { historyOf } from "./history-of.ts";
import { type Kept, oneKept } from "./kept.ts";
import { type IdOf, idIn, type Kind } from "./kinds.ts";

type Whole<K extends Kind> = Omit<Kept<K>, keyof History> & History;

/** A campus, a course or an intake, with what changed about it. 404 for an unknown id. */
export const fetchOneOf =
  <K extends Kind>(kind: K) =>
  async ({ db }: Work, _caller: AdvisorCaller, what: IdOf<K>): Promise<Whole<K>> => {
    const found = await oneKept(db, kind, idIn(kind, what));
    return { ...found, ...(await historyOf(db, found)) } as Whole<K>;
  };
