import type { Executor } from "../../db/open.ts";
import { mail as log } from "../../db/schema/mail.ts";
import { enqueue, type When } from "../../jobs/enqueue.ts";
import type { Payload } from "../../jobs/tasks.ts";
import { unrepeatable } from "../../mail/mail-kinds.ts";

/** Each kind with its own values. */
type Queued = Payload<"sendMail"> extends infer M ? (M extends unknown ? Omit<M, "mailId"> : never) : never;

/** Behind what people wait for on a page: a mail server that is silent holds each of its mails up for seconds. */
const behindPages = { priority: 5 } satisfies When;

/** Queues a mail in the caller's transaction and writes its line of the log; a secret in it is not logged. */
export async function queueMail(db: Executor, mail: Queued, when?: When) {
  const { kind, to } = mail;
  const content = unrepeatable.has(kind) ? null : mail;
  const [line] = await db.insert(log).values({ kind, to, content }).returning({ id: log.id });
  await enqueue(db, "sendMail", { ...mail, mailId: line!.id } as Payload<"sendMail">, { ...behindPages, ...when });
}
