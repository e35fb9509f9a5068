import type { Backend } from "../backend.ts";
import type { Mailer } from "../mail/mail-port.ts";
import { createUnit } from "../operations/create-unit.ts";
import { sweep } from "../operations/sweep.ts";
import { sendMail } from "./send-mail.ts";
import type { TaskHandlers } from "./tasks.ts";

/** What does the jobs: one line for each task. */
export const taskHandlers = (backend: Backend, mailer: Mailer): TaskHandlers => ({
  sendMail: sendMail(mailer),
  createUnit: ({ accountId }) => createUnit(backend.database.db, accountId),
  removeFile: ({ key }) => backend.files.remove(key),
  sweep: () => sweep(backend, new Date()),
  rotateKeys: async () => backend.identity?.rotateDueKeys(new Date()),
});
