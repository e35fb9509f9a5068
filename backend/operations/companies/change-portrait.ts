import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { OwnCompany } from "#contract/entities/company.ts";
import { changedAnswers, nextVersion } from "#domain/stale-answers.ts";
import type { Colleague } from "../../callers.ts";
import type { Executor } from "../../db/open.ts";
import { company, companyPicture } from "../../db/schema/companies.ts";
import { given } from "../../files/given.ts";
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

/** Replaces the company's picture, cut to a square. 422 without one (`fileRequired`). */
export async function uploadCompanyPicture(
  work: PortraitWork,
  caller: Editor,
  { upload: face }: { upload?: string },
): Promise<OwnCompany> {
  await setCompanyPicture(work.db, caller.companyId, given(face));
  return ownCompany(work, caller);
}

/** Stores a JPEG, in base64, as a company's picture; its address is a new one each time. */
export async function setCompanyPicture(db: Executor, companyId: string, jpeg: string) {
  const values = { id: randomUUID(), jpeg };
  await db
    .insert(companyPicture)
    .values({ companyId, ...values })
    .onConflictDoUpdate({ target: companyPicture.companyId, set: values });
  await showPicture(db, companyId, `/company-pictures/${values.id}`);
}

/** Deletes the company's picture, if there is one; applicants no longer see it. */
export async function deleteCompanyPicture({ db }: Pick<CallWork, "db">, { companyId }: Pick<Editor, "companyId">) {
  await db.delete(companyPicture).where(eq(companyPicture.companyId, companyId));
  await showPicture(db, companyId, null);
}

const showPicture = (db: Executor, companyId: string, imagePath: string | null) =>
  db.update(company).set({ imagePath }).where(eq(company.id, companyId));
