import { eq } from "drizzle-orm";
import { defaultLanguage, isWrittenLanguage } from "#contract/languages.ts";
import { linkTo, pages } from "#contract/pages.ts";
import { nameOf } from "#domain/person-name.ts";
import type { Colleague } from "../../callers.ts";
import { company } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";
import { queueMail } from "../mail/queue-mail.ts";

interface Told {
  named: { email: string };
  language: string;
}

/** Mails somebody about what a colleague changed for them at the company, in their language. */
export async function tellEmployee(
  { db, publicUrl }: Pick<Work, "db" | "publicUrl">,
  { companyId, user }: Pick<Colleague, "companyId" | "user">,
  { named: { email: to }, language }: Told,
  kind: "rightsChanged" | "ownershipHandedOver" | "accessEnded",
) {
  const [{ name }] = (await db.select({ name: company.name }).from(company).where(eq(company.id, companyId))) as [
    { name: string },
  ];
  const about = { company: name, changedBy: nameOf(user) };
  const link = linkTo(publicUrl, pages.company.employees, { companyId });
  await queueMail(db, {
    ...(kind === "accessEnded" ? { kind, values: about } : { kind, values: { ...about, link } }),
    to,
    language: isWrittenLanguage(language) ? language : defaultLanguage,
  });
}
