import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Endpoint } from "#contract/endpoint.ts";
import { Refusal } from "#contract/errors.ts";
import { minute } from "#domain/time.ts";
import type { Caller, Colleague } from "../callers.ts";
import type { Executor } from "../db/open.ts";
import { auditEntry, idempotentCall } from "../db/schema/calls.ts";
import { document } from "../db/schema/documents.ts";
import { match } from "../db/schema/matching.ts";
import { supportTicket, ticketAttachment, ticketMessage } from "../db/schema/tickets.ts";
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

interface Once {
  key: string | undefined;
  operation: string;
}

/**
 * Runs a change once per caller and key; a repeated call waits for the first one and gets its answer. The key counts
 * together with the input: other input under the same key is another change.
 */
export async function runOnce<T>(db: Executor, call: Call, { key, operation }: Once, change: () => Promise<T>) {
  if (!key) return change();
  const id = { caller: call.caller.id ?? "", key: hidden(call, [key, sentWith(call)]), operation };
  const [first] = await db.insert(idempotentCall).values(id).onConflictDoNothing().returning();
  if (!first) {
    const [earlier] = await db.select().from(idempotentCall).where(isSame(id));
    return (earlier?.answer ?? undefined) as T;
  }
  const answer = await change();
  await db
    .update(idempotentCall)
    .set({ answer: answer ?? null })
    .where(isSame(id));
  return answer;
}

/** What is under way in this process. */
const underWay = new Map<string, Promise<unknown>>();

/** How long after a post another one with the same key is its second press, and not somebody who comes back. */
const pressMilliseconds = minute;

/**
 * The same for a change that has transactions of its own and no answer: a repeated call meanwhile ends as the first one
 * does, and does nothing for a minute after that, unless other input under the key came between.
 */
export async function shareOnce<T>(db: Executor, call: Call, { key, operation }: Once, change: () => Promise<T>) {
  if (!key) return change();
  const id = { caller: call.caller.id ?? "", key: hidden(call, key), operation };
  const sent = hidden(call, [key, sentWith(call)]);
  const { now } = call.work;
  const run = async () => {
    const [last] = await db.select().from(idempotentCall).where(isSame(id));
    if (last?.answer === sent && now.getTime() - last.at.getTime() < pressMilliseconds) return undefined;
    const answer = await change();
    if (answer instanceof Refusal) return answer;
    const done = { answer: sent, at: now };
    const { caller, key, operation } = idempotentCall;
    await db
      .insert(idempotentCall)
      .values({ ...id, ...done })
      .onConflictDoUpdate({ target: [caller, key, operation], set: done });
    return answer;
  };
  const name = `${id.caller} ${operation} ${sent}`;
  const first = underWay.get(name) ?? run().finally(() => underWay.delete(name));
  underWay.set(name, first);
  return (await first) as T | undefined;
}

type CallId = Pick<typeof idempotentCall.$inferInsert, "caller" | "key" | "operation">;

/** A password may be among what is sent: by the table alone nobody can try whether they guessed it. */
const hidden = ({ work }: Call, what: unknown) => hashOf(JSON.stringify([work.backend.settings.sessionSecret, what]));

const isSame = ({ caller, key, operation }: CallId) =>
  and(eq(idempotentCall.caller, caller), eq(idempotentCall.key, key), eq(idempotentCall.operation, operation));

type Sent = Pick<Call, "params" | "body" | "fields" | "upload">;
const sentWith = ({ params, body, fields, upload }: Sent) => [params, body, fields, upload?.name, upload?.digest];

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

/** The applicant whom a call is about: whom the path names, or whose application, document, request or file in one. */
function applicantOf({ params = {}, caller }: Call): string | SQL | null {
  if (params.accountId) return params.accountId;
  const [name, ownerOf] = Object.entries(ownersOf).find(([name]) => name in params) ?? [];
  // What applicants do with their own is about nobody else.
  if (!name || !ownerOf || caller.role === "applicant") return null;
  return ownerOf(params[name]!);
}

const ownerIn = (table: typeof match | typeof document | typeof supportTicket) => (id: string | SQL) =>
  sql`(select ${table.accountId} from ${table} where ${table.id} = ${id})`;

const ownersOf = {
  matchId: ownerIn(match),
  documentId: ownerIn(document),
  ticketId: ownerIn(supportTicket),
  attachmentId: (id: string) => ownerIn(supportTicket)(ticketOf(id)),
};

const ticketOf = (attachmentId: string) =>
  sql`(select ${ticketMessage.ticketId} from ${ticketMessage} join ${ticketAttachment}
    on ${ticketAttachment.messageId} = ${ticketMessage.id} where ${ticketAttachment.id} = ${attachmentId})`;

/** The company that a colleague acts for; a call that is for none names none. */
const companyOf = ({ caller }: Call) => ("companyId" in caller ? (caller as Colleague).companyId : null);

/** The subject of a call: the last id in the path, after those of its owners. */
function subjectOf({ params, caller }: Call): string | null {
  const ids = Object.entries(params ?? {}).filter(([name]) => name.endsWith("Id"));
  return ids.at(-1)?.[1] ?? caller.id ?? null;
}
