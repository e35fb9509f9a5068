import { and, ne } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { linkTo, pages } from "#contract/pages.ts";
import { isAddress } from "../../db/is-address.ts";
import type { Executor } from "../../db/open.ts";
import { advisor } from "../../db/schema/unit.ts";
import type { CallWork } from "../../work.ts";
import { queueMail } from "../mail/queue-mail.ts";

/** Mails an address, in the language of who does this, that it is an advisor's from now on, and where to sign in. */
export const mailAdvisor = (
  { db, publicUrl, language }: Pick<CallWork, "db" | "publicUrl" | "language">,
  email: string,
) =>
  queueMail(db, {
    kind: "advisorAdded",
    values: { email, link: linkTo(publicUrl, pages.advisor.inbox) },
    to: email,
    language,
  });

/** 422 (`advisorKnown`) for an address that another advisor has. */
export async function refuseKnownAddress(db: Executor, email: string, id?: string) {
  const isTheirs = isAddress(advisor.email, email);
  if ((await db.$count(advisor, and(isTheirs, id ? ne(advisor.id, id) : undefined))) > 0)
    throw Refusal.invalid({ email: ["advisorKnown"] });
}
