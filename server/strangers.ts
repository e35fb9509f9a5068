import type { Db } from "#backend/db/open.ts";
import { countAttempt } from "#backend/operations/refuse-too-many.ts";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";

const allowances = {
  draftOfVisitor: { limit: limits.strangersDraftsPerHour.visitor, minutes: 60 },
  draftOfAddress: { limit: limits.strangersDraftsPerHour.address, minutes: 60 },
  curriculumVitae: { limit: limits.strangersCurriculaVitaePerDay, minutes: 24 * 60 },
};

/** Whether somebody who is not signed in may leave one more of a kind with us (ADR 0035); it is counted. */
export const strangersAllowance =
  (db: Db) =>
  async (kind: keyof typeof allowances, who: string): Promise<boolean> => {
    try {
      await countAttempt(db, kind, who, allowances[kind], new Date());
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  };
export type StrangersAllowance = ReturnType<typeof strangersAllowance>;
