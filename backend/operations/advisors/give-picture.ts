import type { Work } from "../../work.ts";
import { uploadAdvisorPicture } from "../unit/upload-advisor-picture.ts";
import { oneAdvisor } from "./kept-advisor.ts";

/**
 * The office gives an advisor a picture, as they could themselves. 404 for an unknown one, 422 without one
 * (`fileRequired`).
 */
export async function givePicture(
  work: Work,
  _caller: unknown,
  { advisorId, ...what }: { advisorId: string; upload?: string },
): Promise<void> {
  const { id } = await oneAdvisor(work.db, advisorId);
  await uploadAdvisorPicture(work, { id }, what);
}
