import { eq } from "drizzle-orm";
import { linkTo, pages } from "#contract/pages.ts";
import { hasPartner } from "#domain/matching.ts";
import type { Advising } from "../../callers.ts";
import { selectApplicants } from "../../db/accounts.ts";
import { account } from "../../db/schema/account.ts";
import { document } from "../../db/schema/documents.ts";
import { unit } from "../../db/schema/unit.ts";
import type { Work } from "../../work.ts";
import { noteChangedContent } from "../contract/note-changed-content.ts";
import { mailApplicant } from "../mail/mail-applicant.ts";
import { lockToCheck, type ToCheck } from "./lock-to-check.ts";

/** The advisor refuses a document of an own applicant, who gets the reason by mail. Refuses as `lockToCheck` does. */
export async function refuseDocument(
  { db, publicUrl }: Work,
  advising: Advising,
  { reason, ...what }: ToCheck & { reason: string },
) {
  const { id, accountId, name, type: documentType } = await lockToCheck(db, advising, what, "refuse");
  await db.update(document).set({ refusalReason: reason, acceptedAt: null }).where(eq(document.id, id));
  await noteChangedContent(db, accountId);
  const [reader] = await selectApplicants(db).where(eq(account.id, accountId));
  const stages = await db.select({ stage: unit.stage }).from(unit).where(eq(unit.accountId, accountId));
  const { contractDocuments, documents } = pages.applicant;
  const link = linkTo(publicUrl, stages.some(({ stage }) => hasPartner(stage)) ? contractDocuments : documents);
  const values = { name, documentType, reason, link };
  await mailApplicant(db, reader!, { kind: "documentRefused", values }, "documents");
}
