import { writtenLanguageOf } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";
import { linkTo, pages } from "#contract/pages.ts";
import type { companyUser, invitation } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { nameOfCompany } from "./name-of-company.ts";

type User = typeof companyUser.$inferSelect;

/** Mails an invitation's link to its guest, in their language; without `invitedBy` the office invites an owner. */
export async function mailInvitation(
  { db, publicUrl }: Pick<Work, "db" | "publicUrl">,
  { id, companyId }: Pick<typeof invitation.$inferSelect, "id" | "companyId">,
  { invitedBy, guest }: { invitedBy: string | null; guest: User },
) {
  const values = {
    company: await nameOfCompany(db, companyId),
    days: limits.invitationDays,
    link: linkTo(publicUrl, pages.company.invitation, { invitationId: id }),
  };
  await queueMail(db, {
    ...(invitedBy ? { kind: "employeeInvited", values: { ...values, invitedBy } } : { kind: "ownerInvited", values }),
    to: guest.email,
    language: writtenLanguageOf(guest.language),
  });
}
