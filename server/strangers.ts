import type { Db } from "#backend/db/open.ts";
import { countAttempt, daily, hourly } from "#backend/operations/attempts.ts";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";

const allowances = {
  draftOfVisitor: hourly(limits.strangersDraftsPerHour.visitor),
  draftOfAddress: hourly(limits.strangersDraftsPerHour.address),
  curriculumVitae: daily(limits.strangersCurriculaVitaePerDay),
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
