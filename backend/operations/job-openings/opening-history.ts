import { sql } from "drizzle-orm";
import { company } from "#contract/calls/company.ts";
import type { OpeningEvent } from "#contract/entities/job-opening.ts";
import { limits } from "#contract/limits.ts";
import { daysAfter, momentInGermany } from "#domain/german-time.ts";
import { second } from "#domain/time.ts";
import { todayInGermany } from "#domain/today.ts";
import { auditEntry } from "../../db/schema/calls.ts";
import { companyUser } from "../../db/schema/companies.ts";
import type { jobOpening } from "../../db/schema/job-openings.ts";

/** A change of an opening as the audit log has it. */
interface Saved {
  at: string;
  by: string | null;
  changesStatus: boolean;
}

const nameOf = (colleague: string) =>
  sql.raw(`nullif(concat_ws(' ', ${colleague}.first_name, ${colleague}.last_name), '')`);

/** Columns of a query on an opening: who began it, and what was saved since, of that the latest. */
export const historyColumns = {
  begunBy: sql<string | null>`(select ${nameOf("beginner")} from ${companyUser} beginner
    where beginner.id = job_opening.begun_by)`,
  saved: sql<Saved[]>`(select coalesce(json_agg(saved order by saved.at desc), '[]') from (
    select entry.at, entry.fields @> array['status'] as "changesStatus", ${nameOf("colleague")} as by
    from ${auditEntry} entry left join ${companyUser} colleague on colleague.id::text = entry.caller
    where entry.subject = job_opening.id::text and entry.operation = ${company.changeJobOpening.id}
    order by "changesStatus" desc, entry.at desc limit ${limits.changesShown}) saved)`,
};

interface Opening extends Pick<typeof jobOpening.$inferSelect, "status" | "createdAt" | "publishedAt" | "startDate"> {
  begunBy: string | null;
  saved: Saved[];
}

/**
 * What happened to an opening, the latest first. A draft is only ever published, and what is published only closed: by
 * a colleague, which is the second change of its status, or by the clock. The log may have forgotten an old
 * publication. What somebody saved on one day is one change.
 */
export function historyOf({ begunBy, saved, ...opening }: Opening): OpeningEvent[] {
  const { status, createdAt, publishedAt } = opening;
  const [last, earlier] = saved.filter(({ changesStatus }) => changesStatus);
  const isOver = status === "closed" && last;
  const isClosing = isOver && (earlier || !isAt(last, publishedAt));
  const [closed, published] = isClosing ? [last, earlier] : [undefined, last];
  const changes = saved.filter((one, index) => !one.changesStatus && !isSameWork(one, saved[index - 1]));
  const events = [
    closed && eventOf("close", closed),
    isOver && !isClosing && { act: "expire" as const, at: startedAt(opening), by: null },
    publishedAt && { act: "publish" as const, at: publishedAt.toISOString(), by: published?.by ?? null },
    ...changes.map((change) => eventOf("change", change)),
    { act: "create" as const, at: createdAt.toISOString(), by: begunBy },
  ];
  return events.flatMap((event) => event || []).sort((a, b) => b.at.localeCompare(a.at));
}

/** When the day after the first one began, from which on the clock closes it; a published opening has a first day. */
const startedAt = ({ startDate }: Pick<Opening, "startDate">) =>
  daysAfter(momentInGermany(`${startDate}T00:00`)!, 1).toISOString();

const eventOf = (act: OpeningEvent["act"], { at, by }: Saved): OpeningEvent => ({
  act,
  at: new Date(at).toISOString(),
  by,
});

/** The log and the opening have the moment of the same call. */
const isAt = ({ at }: Saved, moment: Date | null) =>
  moment !== null && Math.abs(Date.parse(at) - moment.getTime()) < second;

const isSameWork = (one: Saved, next: Saved | undefined) =>
  next !== undefined &&
  !next.changesStatus &&
  one.by === next.by &&
  todayInGermany(new Date(one.at)) === todayInGermany(new Date(next.at));
