import type { OwnCompany } from "#contract/entities/company.ts";
import type { Colleague } from "../../callers.ts";
import { given } from "../../files/given.ts";
import type { CallWork } from "../../work.ts";
import { setCompanyPicture } from "./company-picture.ts";
import { fetchCompany } from "./fetch-company.ts";

/** Replaces the company's picture, which comes in its square. 422 without one (`fileRequired`). */
export async function uploadCompanyPicture(
  work: Pick<CallWork, "db" | "backend">,
  caller: Pick<Colleague, "companyId" | "isOwner" | "permissions">,
  { upload: picture }: { upload?: string },
): Promise<OwnCompany> {
  await setCompanyPicture(work.db, caller.companyId, given(picture));
  return fetchCompany(work, caller);
}
