import type { Executor } from "../../db/open.ts";
import { mail as log } from "../../db/schema/mail.ts";
import { enqueue, type When } from "../../jobs/enqueue.ts";
import type { Payload } from "../../jobs/tasks.ts";
import { unrepeatable } from "../../mail/mail-kinds.ts";

type Mail = Payload<"sendMail">;
/** A mail without a line of the log, each kind with its own values. */
export type QueuedMail = Mail extends infer M ? (M extends Mail ? Omit<M, "mailId"> : never) : never;
/** What a mail says, to any reader. */
export type MailContent = Mail extends infer M ? (M extends Mail ? Pick<M, "kind" | "values"> : never) : never;

/** Behind what people wait for on a page: a mail server that is silent holds each of its mails up for seconds. */
const behindPages = { priority: 5 } satisfies When;

/** Queues a mail in the caller's transaction and writes its line of the log; a secret in it is not logged. */
export async function queueMail(db: Executor, mail: QueuedMail, when?: When) {
  const { kind, to } = mail;
  const content = unrepeatable.has(kind) ? null : mail;
  const [line] = await db.insert(log).values({ kind, to, content }).returning({ id: log.id });
  await enqueue(db, "sendMail", { ...mail, mailId: line!.id } as Mail, { ...behindPages, ...when });
}
