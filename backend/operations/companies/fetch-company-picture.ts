import { eq, type SQL } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Colleague } from "../../callers.ts";
import { companyPicture } from "../../db/schema/companies.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import type { Work } from "../../work.ts";
import { pictureFrom } from "../unit/fetch-advisor-picture.ts";

/** The picture of a colleague's company. 404 while there is none. */
export const fetchCompanyPicture = (work: Pick<Work, "db">, { companyId }: Pick<Colleague, "companyId">) =>
  pictureWhere(work, eq(companyPicture.companyId, companyId));

/** A company's picture, for every applicant: openings show it. 404 for one that was replaced. */
export const fetchPictureForApplicant = (
  work: Pick<Work, "db">,
  _: unknown,
  { companyPictureId }: { companyPictureId: string },
) => pictureWhere(work, eq(companyPicture.id, companyPictureId));

async function pictureWhere({ db }: Pick<Work, "db">, isIt: SQL): Promise<BytesAnswer> {
  const [found] = await db.select({ jpeg: companyPicture.jpeg }).from(companyPicture).where(isIt);
  if (!found) throw Refusal.notFound();
  return pictureFrom(found.jpeg);
}
