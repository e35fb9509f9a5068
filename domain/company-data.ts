import type { OwnCompany } from "#contract/entities/company.ts";

/** What a contract with the company needs of it; the rest is of use to applicants. */
const needed = ["companyName", "locations", "email", "phone", "managingDirectors"] as const;

/** The answers that a company still lacks. */
export const missingDataOf = (company: Pick<OwnCompany, (typeof needed)[number]>) =>
  needed.filter((name) => !company[name]?.length);
