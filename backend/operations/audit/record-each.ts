import type { Endpoint } from "#contract/endpoint.ts";
import type { AdvisorCaller } from "../../callers.ts";
import { auditEntry } from "../../db/schema/calls.ts";
import type { Work } from "../../work.ts";

type Line = Pick<typeof auditEntry.$inferInsert, "subject" | "accountId" | "fields">;

/** Records a call once for each person or thing that it was about, where one call does what many would. */
export async function recordEach(
  { db, now: at }: Pick<Work, "db" | "now">,
  { id: caller, role }: Pick<AdvisorCaller, "id" | "role">,
  { id: operation }: Pick<Endpoint, "id">,
  lines: Line[],
) {
  if (lines.length > 0)
    await db.insert(auditEntry).values(lines.map((line) => ({ ...line, caller, role, operation, at })));
}
