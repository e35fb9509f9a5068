import { sql } from "drizzle-orm";
import { deskLimits } from "#contract/desk-limits.ts";
import type { FoundApplicant } from "#contract/entities/desk-search.ts";
import { leadAdvisor } from "#contract/needs.ts";
import { mayAsAdvisor } from "#domain/advisor-rights.ts";
import { nameOf } from "#domain/person-name.ts";
import type { Sought } from "#domain/search-words.ts";
import type { Advising } from "../../callers.ts";
import { inGerman } from "../../db/in-german.ts";
import { looksAfter } from "../../db/looks-after.ts";
import type { Work } from "../../work.ts";
import { foundBy } from "./found-by.ts";

type Row = Omit<FoundApplicant, "name"> & { firstName: string | null; lastName: string | null };

const most = deskLimits.foundApplicants;

/** Applicants whom an advisor may see: as sought before similar ones, own ones before others. One query. */
export async function findApplicants({ db }: Pick<Work, "db">, advising: Advising, wanted: Sought) {
  const { sought, isNear, isSimilar, rank } = foundBy(wanted, sql`people.search_text`, sql`people.email`);
  const order = sql`rank, is_own desc, ${inGerman(sql`last_name`)}, ${inGerman(sql`first_name`)}, id`;
  const columns = sql`people.id, first_name, last_name, is_own, ${rank} as rank`;
  const isLead = mayAsAdvisor(advising.advisor, leadAdvisor);
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    with ${sought}, people as ${isLead ? everybody(advising) : ownOnes(advising)}, near as (
      select ${columns} from sought cross join people
      where ${isNear} order by ${order} limit ${most + 1}
    ), similar_ones as (
      select ${columns} from sought cross join people
      where (select count(*) from near) <= ${most} and ${isSimilar} and not (${isNear})
      order by ${order} limit ${most + 1}
    ), best as (select * from near union all select * from similar_ones order by rank limit ${most + 1})
    select best.id as "accountId", best.first_name as "firstName", best.last_name as "lastName", account.email,
      account.phone, chosen.course_name as "courseName", chosen.campus_name as campus, chosen.advisor, is_own as "isOwn"
    from best join account on account.id = best.id
    left join lateral (
      select application.course_name, application.campus_name, nullif(advisor.name, '') as advisor
      from unit left join application on application.unit_id = unit.id left join advisor on advisor.id = unit.advisor_id
      where unit.account_id = best.id
      order by unit.primary desc, unit.created_at, application.primary desc, application.id limit 1
    ) chosen on true
    order by rank, is_own desc, ${inGerman(sql`best.last_name`)}, ${inGerman(sql`best.first_name`)}, best.id`);
  const items = rows.slice(0, most).map(({ firstName, lastName, ...row }) => ({
    ...row,
    name: nameOf({ firstName, lastName, email: row.email }),
  }));
  return { items, hasMore: rows.length > most };
}

/** Whom the index of their search text finds. */
const everybody = ({ id }: Advising) => sql`not materialized (
  select account.id, first_name, last_name, email, search_text,
    exists (select from unit where unit.account_id = account.id and unit.advisor_id = ${id}) as is_own
  from account where exists (select from unit where unit.account_id = account.id))`;

/** Those of one advisor are few, and compared one by one: looked up by their id, not by reading everybody's row. */
const ownOnes = (advising: Advising) => sql`materialized (
  select whole.*, true as is_own
  from (select distinct account_id from unit where ${looksAfter(advising)}) own cross join lateral (
    select account.id, first_name, last_name, email, search_text from account
    where account.id = own.account_id limit 1
  ) whole)`;
