import type { Db } from "#backend/db/open.ts";
import { countAttempt } from "#backend/operations/refuse-too-many.ts";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";

const allowances = {
  draftOfVisitor: { limit: limits.strangersDraftsPerHour.visitor, minutes: 60 },
  draftOfAddress: { limit: limits.strangersDraftsPerHour.address, minutes: 60 },
  curriculumVitae: { limit: limits.strangersCurriculaVitaePerDay, minutes: 24 * 60 },
};

/** Whether an anonymous visitor may store one more item of a kind (ADR 0035); counts the attempt. */
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
