import { eq } from "drizzle-orm";
import type { Colleague } from "../../callers.ts";
import { companyPicture } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";
import { pictureWhere } from "./picture-where.ts";

/** The picture of a colleague's company. 404 while there is none. */
export const fetchCompanyPicture = (work: Pick<Work, "db">, { companyId }: Pick<Colleague, "companyId">) =>
  pictureWhere(work, eq(companyPicture.companyId, companyId));
