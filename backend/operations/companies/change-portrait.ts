import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { OwnCompany } from "#contract/entities/company.ts";
import { changedAnswers, nextVersion } from "#domain/stale-answers.ts";
import type { Colleague } from "../../callers.ts";
import { company, companyPicture } from "../../db/schema/companies.ts";
import type { UploadedFile } from "../../files/incoming.ts";
import { takeFace } from "../../files/take-face.ts";
import type { CallWork } from "../../work.ts";
import { refuseStale } from "../refuse-stale.ts";
import { lockCompany } from "./change-company.ts";
import { ownCompany } from "./fetch-company.ts";

type PortraitWork = Pick<CallWork, "db" | "backend">;
type Editor = Pick<Colleague, "companyId" | "isOwner" | "permissions">;

/** Saves the text with which a company presents itself; null takes it back. 409 when it is `stale`. */
export async function changePortrait(
  work: PortraitWork,
  caller: Editor,
  { portrait, version }: { portrait: string | null; version?: number },
): Promise<OwnCompany> {
  const row = await lockCompany(work.db, caller.companyId);
  refuseStale({ portrait: row.portrait }, { portrait }, row.answerVersions, version);
  const changed = changedAnswers({ portrait: row.portrait }, { portrait });
  if (changed.length > 0)
    await work.db
      .update(company)
      .set({ portrait, ...nextVersion(row, changed) })
      .where(eq(company.id, row.id));
  return ownCompany(work, caller);
}

/** Replaces the company's picture, cut to a square. 422 as `takeFace` says. */
export async function uploadCompanyPicture(
  work: PortraitWork,
  caller: Editor,
  { upload: file }: { upload?: UploadedFile },
): Promise<OwnCompany> {
  const { companyId } = caller;
  const values = { id: randomUUID(), jpeg: await takeFace(file) };
  await work.db
    .insert(companyPicture)
    .values({ companyId, ...values })
    .onConflictDoUpdate({ target: companyPicture.companyId, set: values });
  await work.db
    .update(company)
    .set({ imagePath: `/company-pictures/${values.id}` })
    .where(eq(company.id, companyId));
  return ownCompany(work, caller);
}
