import { eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { mail } from "../../db/schema/mail.ts";
import { tasks } from "../../jobs/tasks.ts";
import type { Work } from "../../work.ts";
import { isRepeatable } from "./is-repeatable.ts";
import { queueMail } from "./queue-mail.ts";

/**
 * Queues a logged mail once more, as it was; the log gets another line. 404 for an unknown one; 409 for one that still
 * waits, for a kind that carries a secret, for one that names somebody who was deleted, and where its reader would not
 * be sent it now.
 */
export async function sendAgain({ db }: Pick<Work, "db">, _caller: unknown, { mailId }: { mailId: string }) {
  const [line] = await db
    .select({ content: mail.content, isRepeatable: isRepeatable(db) })
    .from(mail)
    .where(eq(mail.id, mailId))
    .for("update");
  if (!line) throw Refusal.notFound();
  if (!line.isRepeatable) throw new Refusal(409, "Diese Mail lässt sich nicht noch einmal schicken.");
  await queueMail(db, tasks.sendMail.parse(line.content));
}
