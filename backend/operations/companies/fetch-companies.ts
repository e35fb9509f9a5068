import { and, asc, sql } from "drizzle-orm";
import { z } from "zod";
import { limits } from "#contract/limits.ts";
import { inGerman } from "../../db/in-german.ts";
import { company } from "../../db/schema/companies.ts";
import { mention } from "../../db/search-form.ts";
import type { Work } from "../../work.ts";
import { pageBy, readKey, writeKey } from "../page-key.ts";
import { keptColumns, keptFrom } from "./kept-company.ts";

interface Wanted {
  /** Part of a name or town, or of both. */
  search?: string;
  /** `next` of the page before. */
  after?: string;
}

/** One page of the companies by name. 400 for an `after` that was not given out. */
export async function fetchCompanies({ db }: Pick<Work, "db">, _caller: unknown, { search, after }: Wanted) {
  const isSought = mention(search, company.companyName, company.name, company.city);
  const rows = await db
    .select(keptColumns(db))
    .from(company)
    .where(and(isSought, after === undefined ? undefined : isAfter(after)))
    .orderBy(asc(inGerman(company.name)), asc(company.id))
    .limit(limits.companiesPerPage + 1);
  return pageBy(rows.map(keptFrom), limits.companiesPerPage, ({ name, id }) => writeKey([name, id]));
}

const place = z.tuple([z.string(), z.uuid()]);

function isAfter(after: string) {
  const [name, id] = readKey(after, place);
  return sql`(${inGerman(company.name)}, ${company.id}) > (${name}, ${id}::uuid)`;
}
