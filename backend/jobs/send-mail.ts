import { composeMail } from "../mail/compose.ts";
import type { Mailer } from "../mail/mail-port.ts";
import type { TaskHandler } from "./tasks.ts";

/** Composes and sends; a mail that the server refuses is tried again, ever more rarely, for about three days. */
export const sendMail =
  (mailer: Mailer): TaskHandler<"sendMail"> =>
  ({ kind, to, language, values }) =>
    mailer.send({ to, language, ...composeMail(kind, language, values) });
