import { sql } from "drizzle-orm";
import { deskLimits } from "#contract/desk-limits.ts";
import type { FoundCompany } from "#contract/entities/desk-search.ts";
import { nameOf } from "#domain/person-name.ts";
import type { Sought } from "#domain/search-words.ts";
import { inGerman } from "../../db/in-german.ts";
import { company } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";
import { foundBy } from "./found-by.ts";

interface Row extends Omit<FoundCompany, "person"> {
  person: { firstName: string; lastName: string; email: string } | null;
}

const most = deskLimits.foundCompanies;

/** Companies, each once: by what it is called itself, else by somebody who works there. One query. */
export async function findCompanies({ db }: Pick<Work, "db">, wanted: Sought) {
  const own = foundBy(wanted, sql`company.search_text`, sql`company.email`);
  const persons = foundBy(wanted, sql`company_user.search_text`, sql`company_user.email`);
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    with ${own.sought}, found as (
      select company.id, null::uuid as person_id, ${own.rank} as rank
      from sought cross join company where (${own.isNear}) or (${own.isSimilar})
      union all
      select employee.company_id, company_user.id, ${persons.rank}
      from sought cross join company_user join employee on employee.company_user_id = company_user.id
      where (${persons.isNear}) or (${persons.isSimilar})
    ), best as (
      select distinct on (id) * from found order by id, rank, person_id nulls first
    )
    select company.id, company.name, company.city, company.phone,
      case when company_user.id is not null then json_build_object('firstName', company_user.first_name,
        'lastName', company_user.last_name, 'email', company_user.email) end as person
    from best join company on company.id = best.id left join company_user on company_user.id = best.person_id
    order by rank, ${inGerman(company.name)}, company.id limit ${most + 1}`);
  const items = rows.slice(0, most).map(({ person, ...row }) => ({
    ...row,
    person: person && { name: nameOf(person), email: person.email },
  }));
  return { items, hasMore: rows.length > most };
}
