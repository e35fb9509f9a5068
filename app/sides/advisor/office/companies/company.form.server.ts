import { newCompany, newOwner } from "#contract/entities/kept-company.ts";

/** A company, with the person who will own its account. */
export const newCompanyForm = newCompany;

/** Whom to invite to own its account. */
export const ownerForm = newOwner;
