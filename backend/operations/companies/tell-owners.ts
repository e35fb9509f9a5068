import { eq } from "drizzle-orm";
import type { OfficeAct } from "#contract/enumerations/desk.ts";
import { type WrittenLanguage, writtenLanguageOf } from "#contract/languages.ts";
import { linkTo, pages } from "#contract/pages.ts";
import { nameOf } from "#domain/person-name.ts";
import type { Colleague } from "../../callers.ts";
import { isOwnerOf } from "../../db/colleagues.ts";
import type { Executor } from "../../db/open.ts";
import { companyUser, employee } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { nameOfCompany } from "./name-of-company.ts";

type Owners = Awaited<ReturnType<typeof ownersOf>>;

/** Where to write to those who own a company's account. */
export const ownersOf = (db: Executor, companyId: string) =>
  db
    .select({ to: companyUser.email, language: companyUser.language })
    .from(employee)
    .innerJoin(companyUser, eq(companyUser.id, employee.companyUserId))
    .where(isOwnerOf(companyId));

interface Told {
  companyId: string;
  owners: Owners;
  /** Name of somebody of the office. */
  by: string;
  act: OfficeAct;
  /** Whom it is about; undefined for an act on the company as a whole. */
  person?: { id: string; name: string };
}

/** Mails the owners of a company what the office did for it. */
export async function tellOwners(
  { db, publicUrl }: Pick<Work, "db" | "publicUrl">,
  { companyId, owners, by, act, person }: Told,
) {
  const link = linkTo(publicUrl, person ? pages.company.employees : pages.company.homeOf, { companyId });
  const values = { company: await nameOfCompany(db, companyId), by, person: person?.name ?? "", changes: [act], link };
  const named = person && [person.id];
  await eachOf(owners, (reader) => queueMail(db, { kind: "officeActed", values, companyId, named, ...reader }));
}

/**
 * Mails every owner that somebody changed how the company pays, themselves included: a stolen sign-in would not tell.
 * No number is in it.
 */
export async function tellOwnersOfPayment(
  { db, publicUrl }: Pick<Work, "db" | "publicUrl">,
  { companyId, user }: Pick<Colleague, "companyId" | "user">,
  companyName: string,
) {
  const link = linkTo(publicUrl, pages.company.payment, { companyId });
  const values = { company: companyName, by: nameOf(user), link };
  const owners = await ownersOf(db, companyId);
  await eachOf(owners, (reader) =>
    queueMail(db, { kind: "paymentChanged", values, companyId, named: [user.id], ...reader }),
  );
}

/** Mails those who owned a company that one of them handed it over, that one too: a stolen sign-in would not tell. */
export async function tellOfNewOwner(
  { db, publicUrl }: Pick<Work, "db" | "publicUrl">,
  before: Owners,
  { companyId, user }: Pick<Colleague, "companyId" | "user">,
  heir: Parameters<typeof nameOf>[0] & { id: string },
) {
  const values = {
    company: await nameOfCompany(db, companyId),
    by: nameOf(user),
    person: nameOf(heir),
    link: linkTo(publicUrl, pages.company.employees, { companyId }),
  };
  const named = [user.id, heir.id];
  await eachOf(before, (reader) => queueMail(db, { kind: "ownershipMoved", values, companyId, named, ...reader }));
}

async function eachOf(
  owners: Owners,
  write: (reader: { to: string; language: WrittenLanguage }) => Promise<void>,
): Promise<void> {
  for (const { to, language } of owners) await write({ to, language: writtenLanguageOf(language) });
}
