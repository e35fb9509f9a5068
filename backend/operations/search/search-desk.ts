import type { DeskSearch, FoundAtDesk } from "#contract/entities/desk-search.ts";
import { readSearch, seeksNothing } from "#domain/search-words.ts";
import type { Advising } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { findApplicants } from "./find-applicants.ts";
import { findCompanies } from "./find-companies.ts";

const nothing = { items: [], hasMore: false };

/** Whom and what an advisor finds by a name, an address or a telephone number; nothing by a text without a word. */
export async function searchDesk(
  work: Pick<Work, "db">,
  advising: Advising,
  { search }: DeskSearch,
): Promise<FoundAtDesk> {
  const sought = readSearch(search);
  if (seeksNothing(sought)) return { applicants: nothing, companies: nothing };
  return { applicants: await findApplicants(work, advising, sought), companies: await findCompanies(work, sought) };
}
