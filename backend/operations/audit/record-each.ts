import type { Endpoint } from "#contract/endpoint.ts";
import type { AdvisorCaller } from "../../callers.ts";
import { auditEntry } from "../../db/schema/calls.ts";
import type { Work } from "../../work.ts";

/** A statement takes only so many parameters. */
const linesAtOnce = 1000;

type Line = Pick<typeof auditEntry.$inferInsert, "subject" | "accountId" | "fields">;

/** Records a call once for each person or thing that it was about, where one call does what many would. */
export async function recordEach(
  { db, now: at }: Pick<Work, "db" | "now">,
  { id: caller, role }: Pick<AdvisorCaller, "id" | "role">,
  { id: operation }: Pick<Endpoint, "id">,
  lines: Line[],
) {
  const entries = lines.map((line) => ({ ...line, caller, role, operation, at }));
  for (let from = 0; from < entries.length; from += linesAtOnce)
    await db.insert(auditEntry).values(entries.slice(from, from + linesAtOnce));
}
