import { eq, sql } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Executor } from "../../db/open.ts";
import { company } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";

interface Of {
  companyId: string;
}

/** Keeps a company's people out and its openings from applicants, from the next call on. 404 for an unknown company. */
export const keepOut = ({ db, now }: Pick<Work, "db" | "now">, _caller: unknown, { companyId }: Of) =>
  setLock(db, companyId, sql`coalesce(${company.lockedAt}, ${now.toISOString()}::timestamptz)`);

/** Lets them in again. 404 for an unknown company. */
export const letIn = ({ db }: Pick<Work, "db">, _caller: unknown, { companyId }: Of) =>
  setLock(db, companyId, sql`null`);

async function setLock(db: Executor, companyId: string, lockedAt: ReturnType<typeof sql>) {
  const [changed] = await db.update(company).set({ lockedAt }).where(eq(company.id, companyId)).returning();
  if (!changed) throw Refusal.notFound();
}
