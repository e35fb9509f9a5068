import { and, eq, type SQLWrapper } from "drizzle-orm";
import { employee, invitation } from "./schema/companies.ts";

/** A person's place at a company, as a condition. */
export const worksAt = (companyId: string, companyUserId: string) =>
  and(eq(employee.companyId, companyId), eq(employee.companyUserId, companyUserId));

/** A person's invitation to a company, as a condition. */
export const isInvitedTo = (companyId: string, companyUserId: string) =>
  and(eq(invitation.companyId, companyId), eq(invitation.companyUserId, companyUserId));

/** Those who own a company's account, as a condition: of one company, or of each that a query names. */
export const isOwnerOf = (companyId: string | SQLWrapper) =>
  and(eq(employee.companyId, companyId), eq(employee.isOwner, true));
