import { eq } from "drizzle-orm";
import type { Colleague } from "../../callers.ts";
import { companyPicture } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";
import { findCompanyPicture } from "./find-company-picture.ts";

/** The picture of a colleague's company. 404 while there is none. */
export const fetchCompanyPicture = (work: Pick<Work, "db">, { companyId }: Pick<Colleague, "companyId">) =>
  findCompanyPicture(work, eq(companyPicture.companyId, companyId));
