import { eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { linkTo, pages } from "#contract/pages.ts";
import { hasPartner } from "#domain/matching.ts";
import type { Advising } from "../../callers.ts";
import { applicantColumns } from "../../db/accounts.ts";
import { account } from "../../db/schema/account.ts";
import { document } from "../../db/schema/documents.ts";
import { person } from "../../db/schema/people.ts";
import { unit } from "../../db/schema/unit.ts";
import type { Work } from "../../work.ts";
import { mailApplicant } from "../mail/mail-applicant.ts";
import { refuseForeignApplicant } from "../stage/refuse-foreign-applicant.ts";

/** The advisor refuses a document of an own applicant, who gets the reason by mail. 404 for anybody else's. */
export async function refuseDocument(
  { db, publicUrl }: Work,
  advisor: Advising,
  { documentId, reason }: { documentId: string; reason: string },
) {
  const [found] = await db
    .select({ reader: applicantColumns, stage: unit.stage, name: document.name })
    .from(document)
    .innerJoin(account, eq(account.id, document.accountId))
    .innerJoin(person, eq(person.id, account.personId))
    .innerJoin(unit, eq(unit.accountId, account.id))
    .where(eq(document.id, documentId))
    .for("update", { of: document });
  if (!found) throw Refusal.notFound();
  await refuseForeignApplicant(db, advisor, found.reader.id);
  await db.update(document).set({ refusalReason: reason }).where(eq(document.id, documentId));
  const { contractDocuments, documents } = pages.applicant;
  const link = linkTo(publicUrl, hasPartner(found.stage) ? contractDocuments : documents);
  await mailApplicant(
    db,
    found.reader,
    { kind: "documentRefused", values: { name: found.name, reason, link } },
    "documents",
  );
}
