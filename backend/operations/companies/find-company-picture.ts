import type { SQL } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { companyPicture } from "../../db/schema/companies.ts";
import { type BytesAnswer, pictureAnswer } from "../../files/bytes-answer.ts";
import type { Work } from "../../work.ts";

/** The picture of a company that is asked for. 404 where there is none. */
export async function findCompanyPicture({ db }: Pick<Work, "db">, isIt: SQL): Promise<BytesAnswer> {
  const [found] = await db.select({ jpeg: companyPicture.jpeg }).from(companyPicture).where(isIt);
  if (!found) throw Refusal.notFound();
  return pictureAnswer(found.jpeg);
}
