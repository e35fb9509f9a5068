import { desc, eq, sql } from "drizzle-orm";
import { limits } from "#contract/limits.ts";
import { nextVersion } from "#domain/stale-answers.ts";
import { todayInGermany } from "#domain/today.ts";
import type { Executor } from "../../db/open.ts";
import { intake } from "../../db/schema/unit.ts";

/** Adds the years that follow the last intake of each day, if that one repeats, as far ahead as people plan. */
export async function repeatIntakes(db: Executor, now: Date) {
  await db.execute(sql`
    with last as (
      select distinct on (to_char(starts_on, 'MM-DD')) starts_on, repeats, is_demo
      from ${intake} order by to_char(starts_on, 'MM-DD'), starts_on desc
    )
    insert into ${intake} (starts_on, is_demo)
    select (starts_on + make_interval(years => years))::date, is_demo
    from last, generate_series(1, 100) as years
    where repeats and to_char(starts_on, 'MM-DD') <> '02-29'
      and (starts_on + make_interval(years => years))::date
        <= (${todayInGermany(now)}::date + make_interval(years => ${limits.intakeYearsAhead}))::date
    on conflict do nothing`);
}

/** Lets no year follow the last intake of a day once the one after it is deleted: it would come back. */
export async function endRepeating(db: Executor, deleted: string) {
  const isOfDay = sql`to_char(${intake.startsOn}, 'MM-DD') = ${deleted.slice(5)}`;
  const [last] = await db.select().from(intake).where(isOfDay).orderBy(desc(intake.startsOn)).limit(1);
  if (!last?.repeats || last.startsOn > deleted) return;
  await db
    .update(intake)
    .set({ repeats: false, ...nextVersion(last, ["repeats"]) })
    .where(eq(intake.id, last.id));
}
