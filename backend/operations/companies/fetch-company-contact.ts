import { sql } from "drizzle-orm";
import type { CompanyContact } from "#contract/entities/company-home.ts";
import type { Backend } from "../../backend.ts";
import type { Colleague } from "../../callers.ts";
import { company } from "../../db/schema/companies.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { advisor, campus } from "../../db/schema/unit.ts";
import type { CallWork } from "../../work.ts";

/** Whom a company turns to. */
export async function fetchCompanyContact(
  { db, backend }: Pick<CallWork, "db" | "backend">,
  { companyId }: Pick<Colleague, "companyId">,
): Promise<CompanyContact> {
  const { rows } = await db.execute<{ contact: CompanyContact | null }>(
    sql`select (${contactOf(companyId)}) as contact`,
  );
  return rows[0]?.contact ?? officeOf(backend);
}

/** The programme's office, which is there for everybody. */
export function officeOf({ settings: { fallbackContact } }: Pick<Backend, "settings">): CompanyContact {
  const { phone, email } = fallbackContact;
  return { name: null, campus: null, phone, email };
}

/**
 * Advisor of the campus that most of its openings are for, first the one for their courses; without an opening, of the
 * campus of the company's town.
 */
export const contactOf = (companyId: string) => sql`
  select json_build_object('name', ${advisor.name}, 'campus', ${campus.name}, 'email', ${advisor.email},
    'phone', coalesce(${advisor.phone}, ${advisor.mobilePhone}, ${campus.phone}))
  from ${campus} join ${advisor} on ${campus.name} = any(${advisor.campuses})
    join ${company} on ${company.id} = ${companyId}
    cross join lateral (select count(*) as all, count(*) filter (where ${jobOpening.courseName} = any(${advisor.courses})) as own
      from ${jobOpening} where ${jobOpening.companyId} = ${companyId} and ${jobOpening.campusName} = ${campus.name}) as openings
  where ${advisor.lockedAt} is null and (${campus.city} = ${company.city} or openings.all > 0)
  order by openings.all desc, ${campus.name}, openings.own desc, cardinality(${advisor.courses}) > 0, ${advisor.name}
  limit 1`;
