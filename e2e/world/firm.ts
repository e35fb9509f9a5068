import { eq } from "drizzle-orm";
import type { Db } from "#backend/db/open.ts";
import { comment } from "#backend/db/schema/comments.ts";
import { companyUser, employee, invitation } from "#backend/db/schema/companies.ts";
import { companyDocument } from "#backend/db/schema/documents.ts";
import { supportTicket } from "#backend/db/schema/tickets.ts";

/** Who owns the demo's company, in which there is something of everything. */
export const firmOwner = "firma@example.org";

/** Pages of a company at full work, as the owner of the demo's sees them. */
export function meetFirm(db: Db) {
  return {
    async firmPages(): Promise<string[]> {
      const [owner] = await db
        .select({ id: companyUser.id, companyId: employee.companyId })
        .from(companyUser)
        .innerJoin(employee, eq(employee.companyUserId, companyUser.id))
        .where(eq(companyUser.email, firmOwner));
      const { id, companyId } = owner!;
      const [colleague] = await db.select().from(companyUser).where(eq(companyUser.email, "team@example.org"));
      const [invited] = await db.select().from(invitation).where(eq(invitation.companyId, companyId));
      const [paper] = await db.select().from(companyDocument).where(eq(companyDocument.companyId, companyId));
      const tickets = await db.select().from(supportTicket).where(eq(supportTicket.companyId, companyId));
      const [note] = await db.select().from(comment).where(eq(comment.companyUserId, id));
      const person = `/b2b/job-openings/${note!.jobOpeningId}/applicants/${note!.accountId}`;
      const team = `/b2b/employees/edit/${colleague!.id}`;
      return [
        "/b2b/home",
        "/b2b/job-openings",
        `/b2b/job-openings/${note!.jobOpeningId}/contacted`,
        person,
        ...["", "/delete"].map((act) => `${person}/comments/${note!.id}${act}`),
        "/b2b/students",
        "/b2b/students?search=nobody",
        "/b2b/notifications",
        "/b2b/company",
        ...["data", "portrait", "payment", "documents"].map((part) => `/b2b/company/${part}`),
        `/b2b/company/documents/${paper!.id}/delete`,
        "/b2b/employees",
        "/b2b/employees?search=nobody",
        ...["", "/remove", "/hand-over"].map((act) => team + act),
        `/b2b/employees/edit/${invited!.companyUserId}`,
        "/b2b/invoices",
        "/b2b/invoices?status=open",
        "/b2b/help",
        ...tickets.map((ticket) => `/b2b/help/contact/${ticket.id}`),
        "/b2b/profile/settings",
        "/b2b/news",
      ];
    },
  };
}
