import { and, eq } from "drizzle-orm";
import type { OfficeAct } from "#contract/enumerations/desk.ts";
import { defaultLanguage, isWrittenLanguage } from "#contract/languages.ts";
import { linkTo, pages } from "#contract/pages.ts";
import type { Executor } from "../../db/open.ts";
import { company, companyUser, employee } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";
import { queueMail } from "../mail/queue-mail.ts";

/** Where to write to those who own a company's account. */
export const ownersOf = (db: Executor, companyId: string) =>
  db
    .select({ to: companyUser.email, language: companyUser.language })
    .from(employee)
    .innerJoin(companyUser, eq(companyUser.id, employee.companyUserId))
    .where(and(eq(employee.companyId, companyId), eq(employee.isOwner, true)));

interface Told {
  companyId: string;
  owners: Awaited<ReturnType<typeof ownersOf>>;
  /** Name of somebody of the office. */
  by: string;
  act: OfficeAct;
  /** Whom it is about; empty for an act on the company as a whole. */
  person: string;
}

/** Mails the owners of a company what the office did for it. */
export async function tellOwners(
  { db, publicUrl }: Pick<Work, "db" | "publicUrl">,
  { companyId, owners, by, act, person }: Told,
) {
  const [firm] = await db.select({ name: company.name }).from(company).where(eq(company.id, companyId));
  const link = linkTo(publicUrl, pages.company.employees, { companyId });
  const values = { company: firm?.name ?? "", by, person, changes: [act], link };
  for (const { to, language } of owners)
    await queueMail(db, {
      kind: "officeActed",
      values,
      to,
      language: isWrittenLanguage(language) ? language : defaultLanguage,
    });
}
