import { eq } from "drizzle-orm";
import type { DocumentCheck, DocumentType } from "#contract/enumerations/documents.ts";
import { Refusal } from "#contract/errors.ts";
import { type CheckDecision, checkOf, decisionsOn } from "#domain/document-check.ts";
import type { Advising } from "../../callers.ts";
import type { Executor } from "../../db/open.ts";
import { document } from "../../db/schema/documents.ts";
import { lockKnownAccount } from "../account/lock-known-account.ts";
import { refuseForeignApplicant } from "../stage/refuse-foreign-applicant.ts";
import { documentOf } from "./document-of.ts";

export interface ToCheck {
  documentId: string;
  /** How the check stood when it was read; absent: however it stands. */
  check?: DocumentCheck;
  /** As what it was read; absent: whatever it is. */
  type?: DocumentType;
}

/**
 * A document of an applicant whom the advisor looks after; the account is locked. 404 for any other, 409
 * (`documentMoved`) when its check stands otherwise or it is another kind than was read, or where this decision leads
 * nowhere.
 */
export async function lockToCheck(
  db: Executor,
  advising: Advising,
  { documentId, check, type }: ToCheck,
  decision: CheckDecision,
) {
  const [known] = await db.select({ accountId: document.accountId }).from(document).where(eq(document.id, documentId));
  if (!known) throw Refusal.notFound();
  await refuseForeignApplicant(db, advising, known.accountId);
  // Everything that changes documents locks their account first, as handing them in does: none changes until this is done.
  await lockKnownAccount(db, known.accountId);
  const found = await documentOf(db, known.accountId, documentId);
  const stands = checkOf(found);
  const isOther = (check && check !== stands) || (type && type !== found.type);
  if (isOther || !decisionsOn(stands).includes(decision)) throw Refusal.conflict({ document: ["documentMoved"] });
  return found;
}
