import { z } from "zod";
import { company } from "#contract/calls/company.ts";
import { office } from "#contract/calls/office.ts";
import { employeeChanges } from "#contract/entities/employee.ts";
import { newCompany, newOwner } from "#contract/entities/kept-company.ts";

const { firstName, lastName, email, ...ofCompany } = newCompany.shape;

/** A company, then the person who will own its account: errors are named in the order of the page. */
export const newCompanyForm = z.object({ ...ofCompany, isAnother: z.boolean().optional(), firstName, lastName, email });

const { department, position, permissions } = employeeChanges.shape;

/** What somebody is and may do at a company. */
export const personForm = z.object({
  department: department.optional(),
  position: position.optional(),
  permissions: permissions.default([]),
});

/** What one press does with a company. */
export const companyActs = { lock: office.lockCompany, unlock: office.unlockCompany };

/** What one press does with somebody of it. */
export const personActs = {
  resend: office.resendInvitation,
  remove: office.removeEmployee,
  handOver: office.handOverOwnership,
};

/** Whom to invite to work for a company. */
export const colleagueForm = company.inviteEmployee.body.extend({ permissions: permissions.default([]) });

/** Whom to invite to own its account. */
export const ownerForm = newOwner;

/** What to tell the company about its billing, and which of it to take back. */
export const noticeForm = office.tellOfBilling.body;
export const removalForm = z.object({ accountingNoticeId: z.uuid() });
