import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Caller, Colleague } from "../callers.ts";
import type { Executor } from "../db/open.ts";
import { auditEntry, idempotentCall } from "../db/schema/calls.ts";
import { document } from "../db/schema/documents.ts";
import { match } from "../db/schema/matching.ts";
import { supportTicket } from "../db/schema/tickets.ts";
import type { UploadedFile } from "../files/incoming.ts";
import { hashOf } from "../identity/secrets.ts";
import type { CallWork } from "../work.ts";

/** A parsed call: its caller, and each part of the input. */
export interface Call {
  work: CallWork;
  caller: Caller;
  params: Record<string, string> | undefined;
  query: unknown;
  body: unknown;
  fields?: Record<string, unknown>;
  upload?: UploadedFile;
  /** What was made of the upload before the transaction. */
  ready?: unknown;
}

/**
 * Runs a change once per caller and key; a repeated call waits for the first one and gets its answer. The key counts
 * together with the input: other input under the same key is another change.
 */
export async function runOnce<T>(
  db: Executor,
  call: Call,
  { key, operation }: { key: string | undefined; operation: string },
  change: () => Promise<T>,
): Promise<T> {
  if (!key || call.caller.role === "public") return change();
  const id = { caller: call.caller.id, key: hashOf(JSON.stringify([key, sentWith(call)])), operation };
  const [first] = await db.insert(idempotentCall).values(id).onConflictDoNothing().returning();
  const same = and(
    eq(idempotentCall.caller, id.caller),
    eq(idempotentCall.key, id.key),
    eq(idempotentCall.operation, operation),
  );
  if (!first) {
    const [earlier] = await db.select().from(idempotentCall).where(same);
    return (earlier?.answer ?? undefined) as T;
  }
  const answer = await change();
  await db
    .update(idempotentCall)
    .set({ answer: answer ?? null })
    .where(same);
  return answer;
}

const sentWith = ({ params, body, fields, upload }: Call) => [params, body, fields, upload?.name, upload?.digest];

/** Records who did what to whom: names of fields, never their values. */
export async function recordAudit(db: Executor, endpoint: Endpoint, call: Call, requestId: string | undefined) {
  const { caller } = call;
  await db.insert(auditEntry).values({
    caller: caller.id ?? "",
    role: caller.role,
    operation: endpoint.id,
    subject: subjectOf(call),
    fields: Object.keys((call.body ?? call.fields ?? {}) as object),
    requestId: requestId ?? null,
    companyId: caller.role === "company" ? companyOf(call) : null,
    accountId: applicantOf(call),
  });
}

/** The applicant whom a call is about: whom the path names, or whose application, document or request. */
function applicantOf({ params = {}, caller }: Call): string | SQL | null {
  if (params.accountId) return params.accountId;
  const [name, table] = Object.entries(ofApplicants).find(([name]) => name in params) ?? [];
  // What applicants do with their own is about nobody else.
  if (!name || !table || caller.role === "applicant") return null;
  return sql`(select ${table.accountId} from ${table} where ${table.id} = ${params[name]})`;
}

const ofApplicants = { matchId: match, documentId: document, ticketId: supportTicket };

/** The company that a colleague acts for; a call that is for none names none. */
const companyOf = ({ caller }: Call) => ("companyId" in caller ? (caller as Colleague).companyId : null);

/** The subject of a call: the last id in the path, after those of its owners. */
function subjectOf({ params, caller }: Call): string | null {
  const ids = Object.entries(params ?? {}).filter(([name]) => name.endsWith("Id"));
  return ids.at(-1)?.[1] ?? caller.id ?? null;
}
