import { writtenLanguageOf } from "#contract/languages.ts";
import { linkTo, pages } from "#contract/pages.ts";
import type { Work } from "../../work.ts";
import { nameOfCompany } from "../companies/name-of-company.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { type Author, authorsName } from "./author.ts";

interface Told {
  named: { email: string };
  language: string;
}

/** Mails somebody about what a colleague or the office changed for them at the company, in their language. */
export async function tellEmployee(
  { db, publicUrl }: Pick<Work, "db" | "publicUrl">,
  author: Author,
  { named: { email: to }, language }: Told,
  kind: "rightsChanged" | "ownershipHandedOver" | "accessEnded",
) {
  const { companyId } = author;
  const about = { company: await nameOfCompany(db, companyId), changedBy: authorsName(author) };
  const link = linkTo(publicUrl, pages.company.employees, { companyId });
  await queueMail(db, {
    ...(kind === "accessEnded" ? { kind, values: about } : { kind, values: { ...about, link }, companyId }),
    named: author.office ? undefined : [author.id],
    to,
    language: writtenLanguageOf(language),
  });
}
