import { eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Colleague } from "../../callers.ts";
import { worksAt } from "../../db/colleagues.ts";
import { companyUserPicture, employee } from "../../db/schema/companies.ts";
import { type BytesAnswer, pictureAnswer } from "../../files/bytes-answer.ts";
import type { Work } from "../../work.ts";

/** The picture of somebody who works for the company. 404 for others, and without one. */
export async function fetchEmployeePicture(
  { db }: Pick<Work, "db">,
  { companyId }: Pick<Colleague, "companyId">,
  { employeeId }: { employeeId: string },
): Promise<BytesAnswer> {
  const [found] = await db
    .select({ jpeg: companyUserPicture.jpeg })
    .from(companyUserPicture)
    .innerJoin(employee, eq(employee.companyUserId, companyUserPicture.companyUserId))
    .where(worksAt(companyId, employeeId));
  if (!found) throw Refusal.notFound();
  return pictureAnswer(found.jpeg);
}
