import { type AnyColumn, and, eq, type SQL, sql } from "drizzle-orm";
import { leadAdvisor } from "#contract/needs.ts";
import { mayAsAdvisor } from "#domain/advisor-rights.ts";
import type { Advising } from "../callers.ts";
import { unit } from "./schema/unit.ts";

/** Whose applicants an advisor sees: their own, a lead advisor everybody's (ADR 0074). A condition on `unit`. */
export const looksAfter = ({ id, advisor }: Advising): SQL =>
  mayAsAdvisor(advisor, leadAdvisor) ? sql`true` : eq(unit.advisorId, id);

/** The same of an account: whether one of its units is such. */
export const isLookedAfter = (advising: Advising, accountId: AnyColumn): SQL<boolean> =>
  sql<boolean>`exists (select from ${unit} where ${and(eq(unit.accountId, accountId), looksAfter(advising))})`;
