import { expect, test } from "vitest";
import { mail } from "#backend/db/schema/mail.ts";
import { enqueue } from "#backend/jobs/enqueue.ts";
import { countBacklog } from "#backend/operations/count-backlog.ts";
import { queueMail } from "#backend/operations/mail/queue-mail.ts";
import { useDatabase } from "../../world/database.ts";

const { db, pool } = await useDatabase();

test("mails and jobs that wait or were given up are counted, and not what is planned for later", async () => {
  expect(await countBacklog(db)).toEqual({
    missingFiles: 0,
    waitingMails: 0,
    failedMails: 0,
    waitingJobs: 0,
    failedJobs: 0,
  });
  await queueMail(db, { kind: "passwordChanged", to: "mia@example.org", language: "de", values: {} });
  const line = { kind: "passwordChanged", to: "sara@example.org" };
  await db.insert(mail).values([
    { ...line, failedAt: new Date(), failure: "550" },
    { ...line, sentAt: new Date() },
  ]);
  await enqueue(db, "rotateKeys", {}, { runAt: new Date("2100-01-01T00:00:00Z") });
  const tried = async (name: "sweep" | "passDays", attempts: string) => {
    await enqueue(db, name, {}, { runAt: new Date("2100-01-01T00:00:00Z"), jobKey: name });
    await pool.query(`update graphile_worker._private_jobs set attempts = ${attempts} where key = $1`, [name]);
  };
  await tried("sweep", "1");
  await tried("passDays", "max_attempts");
  expect(await countBacklog(db)).toEqual({
    missingFiles: 0,
    waitingMails: 1,
    failedMails: 1,
    waitingJobs: 2,
    failedJobs: 1,
  });
});
