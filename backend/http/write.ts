import { and, eq } from "drizzle-orm";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Executor } from "../db/open.ts";
import { auditEntry, idempotentCall } from "../db/schema.ts";
import type { Caller } from "./authentication.ts";
import type { Call } from "./call.ts";

/** Runs a change once per caller and key; a repeated call waits for the first one and gets its answer. */
export async function runOnce<T>(
  db: Executor,
  caller: Caller,
  key: string | undefined,
  operation: string,
  change: () => Promise<T>,
): Promise<T> {
  if (!key || caller.role === "public") return change();
  const call = { caller: caller.id, key: key.slice(0, 100), operation };
  const [first] = await db.insert(idempotentCall).values(call).onConflictDoNothing().returning();
  const same = and(
    eq(idempotentCall.caller, call.caller),
    eq(idempotentCall.key, call.key),
    eq(idempotentCall.operation, operation),
  );
  if (!first) {
    const [earlier] = await db.select().from(idempotentCall).where(same);
    return earlier?.answer as T;
  }
  const answer = await change();
  await db
    .update(idempotentCall)
    .set({ answer: answer ?? null })
    .where(same);
  return answer;
}

/** Writes down who did what to whom: names of fields, never their values. */
export async function recordAudit(db: Executor, endpoint: Endpoint, call: Call, requestId: string | undefined) {
  const { caller } = call;
  const params = call.params as Record<string, string> | undefined;
  await db.insert(auditEntry).values({
    caller: caller.id ?? "",
    role: caller.role,
    operation: endpoint.name,
    subject: params?.id ?? caller.id ?? null,
    fields: Object.keys((call.body ?? call.fields ?? {}) as object),
    requestId: requestId ?? null,
  });
}
