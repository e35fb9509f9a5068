import { and, eq, type SQL } from "drizzle-orm";
import type { CompanyNotificationCategory } from "#contract/enumerations/help.ts";
import { writtenLanguageOf } from "#contract/languages.ts";
import type { Executor } from "../../db/open.ts";
import { company, companyUser, employee } from "../../db/schema/companies.ts";
import { person } from "../../db/schema/people.ts";
import { isReader } from "./is-reader.ts";
import { type MailContent, type QueuedMail, queueMail } from "./queue-mail.ts";

/**
 * Mails the people of a company, all or only some, each in their language and with the company's name, except those who
 * switched the category off. Nobody of a locked company is mailed. An applicant's message is for those alone who have
 * promised confidentiality (ADR 0070).
 */
export async function mailCompany(
  db: Executor,
  companyId: string,
  content: MailContent,
  category: CompanyNotificationCategory,
  some?: SQL,
) {
  const readers = await db
    .select({
      to: companyUser.email,
      name: company.name,
      language: companyUser.language,
      promisedAt: companyUser.confidentialityAcceptedAt,
    })
    .from(employee)
    .innerJoin(companyUser, eq(companyUser.id, employee.companyUserId))
    .innerJoin(company, eq(company.id, employee.companyId))
    .leftJoin(person, eq(person.id, companyUser.personId))
    .where(and(isReader(companyId, category), some));
  for (const { to, language, name, promisedAt } of readers)
    await queueMail(db, {
      ...content,
      values: {
        ...content.values,
        ...(!promisedAt && "message" in content.values && { message: null }),
        company: name,
      },
      to,
      language: writtenLanguageOf(language),
      category,
      companyId,
    } as QueuedMail);
}
