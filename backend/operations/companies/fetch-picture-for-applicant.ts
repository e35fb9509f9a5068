import { eq } from "drizzle-orm";
import { companyPicture } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";
import { findCompanyPicture } from "./find-company-picture.ts";

/** A company's picture, for every applicant: openings show it. 404 for one that was replaced. */
export const fetchPictureForApplicant = (
  work: Pick<Work, "db">,
  _: unknown,
  { companyPictureId }: { companyPictureId: string },
) => findCompanyPicture(work, eq(companyPicture.id, companyPictureId));
