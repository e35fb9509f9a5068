import { eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Actor } from "../../callers.ts";
import { advisorPicture } from "../../db/schema/unit.ts";
import { type BytesAnswer, pictureAnswer } from "../../files/bytes-answer.ts";
import type { Work } from "../../work.ts";

/** An advisor's own picture, as their applicants see it. 404 while there is no picture. */
export async function fetchOwnPicture({ db }: Work, { id: advisorId }: Actor): Promise<BytesAnswer> {
  const [own] = await db
    .select({ jpeg: advisorPicture.jpeg })
    .from(advisorPicture)
    .where(eq(advisorPicture.advisorId, advisorId));
  if (!own) throw Refusal.notFound();
  return pictureAnswer(own.jpeg);
}
