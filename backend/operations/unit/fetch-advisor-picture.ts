import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Actor } from "../../callers.ts";
import { advisorPicture, unit } from "../../db/schema/unit.ts";
import { type BytesAnswer, pictureAnswer } from "../../files/bytes-answer.ts";
import type { Work } from "../../work.ts";

/** The picture of an applicant's own advisor. 404 for any other, and for a replaced one. */
export async function fetchAdvisorPicture(
  { db }: Work,
  { id: accountId }: Actor,
  { pictureId: id }: { pictureId: string },
): Promise<BytesAnswer> {
  const [found] = await db
    .select({ jpeg: advisorPicture.jpeg })
    .from(advisorPicture)
    .innerJoin(unit, eq(unit.advisorId, advisorPicture.advisorId))
    .where(and(eq(advisorPicture.id, id), eq(unit.accountId, accountId)))
    .limit(1);
  if (!found) throw Refusal.notFound();
  return pictureAnswer(found.jpeg);
}
