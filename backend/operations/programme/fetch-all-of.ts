import type { Work } from "../../work.ts";
import { type Kept, selectKept } from "./kept.ts";
import type { Kind } from "./kinds.ts";

/** All campuses, courses or intakes, those that ran out among them. */
export const fetchAllOf =
  <K extends Kind>(kind: K) =>
  ({ db }: Work): Promise<Kept<K>[]> =>
    selectKept(db, kind);
