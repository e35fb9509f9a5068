import type { Work } from "../../work.ts";
import { fetchOwnPicture } from "../unit/fetch-own-picture.ts";

/** An advisor's picture, for the office. 404 for an unknown advisor and one without a picture. */
export const fetchPictureOfAdvisor = (work: Work, _caller: unknown, { advisorId: id }: { advisorId: string }) =>
  fetchOwnPicture(work, { id });
