import { and, eq } from "drizzle-orm";
import { defaultLanguage, isWrittenLanguage } from "#contract/languages.ts";
import { linkTo, pages } from "#contract/pages.ts";
import { nameOf } from "#domain/person-name.ts";
import type { Colleague } from "../../callers.ts";
import { companyUser, employee } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";
import { queueMail } from "../mail/queue-mail.ts";

/**
 * Mails every owner that somebody changed how the company pays, themselves included: a stolen sign-in would not tell.
 * No number is in it.
 */
export async function tellOwnersOfPayment(
  { db, publicUrl }: Pick<Work, "db" | "publicUrl">,
  { companyId, user }: Pick<Colleague, "companyId" | "user">,
  companyName: string,
) {
  const owners = await db
    .select({ to: companyUser.email, language: companyUser.language })
    .from(employee)
    .innerJoin(companyUser, eq(companyUser.id, employee.companyUserId))
    .where(and(eq(employee.companyId, companyId), eq(employee.isOwner, true)));
  const values = {
    company: companyName,
    by: nameOf(user),
    link: linkTo(publicUrl, pages.company.payment, { companyId }),
  };
  for (const { to, language } of owners)
    await queueMail(db, {
      kind: "paymentChanged",
      values,
      to,
      language: isWrittenLanguage(language) ? language : defaultLanguage,
    });
}
