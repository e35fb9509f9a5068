import { Readable } from "node:stream";
import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Actor } from "../../callers.ts";
import { advisorPicture, unit } from "../../db/schema/unit.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
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
  return pictureFrom(found.jpeg);
}

/** The answer for a stored picture. */
export const pictureFrom = (jpeg: string): BytesAnswer => ({
  stream: Readable.from([Buffer.from(jpeg, "base64")]),
  mimeType: "image/jpeg",
  name: "picture.jpg",
});
