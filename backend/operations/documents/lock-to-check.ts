import { eq } from "drizzle-orm";
import type { DocumentCheck } from "#contract/enumerations/documents.ts";
import { Refusal } from "#contract/errors.ts";
import { type CheckDecision, checkOf, decisionsOn } from "#domain/document-check.ts";
import type { Advising } from "../../callers.ts";
import type { Executor } from "../../db/open.ts";
import { document } from "../../db/schema/documents.ts";
import { refuseForeignApplicant } from "../stage/refuse-foreign-applicant.ts";

interface ToCheck {
  documentId: string;
  /** How the check stood when it was read; absent: however it stands. */
  check?: DocumentCheck;
}

/**
 * A document of an applicant whom the advisor looks after, locked. 404 for any other, 409 (`documentMoved`) when its
 * check stands otherwise than was read, or where this decision leads nowhere.
 */
export async function lockToCheck(
  db: Executor,
  advising: Advising,
  { documentId, check }: ToCheck,
  decision: CheckDecision,
) {
  const [found] = await db.select().from(document).where(eq(document.id, documentId)).for("update");
  if (!found) throw Refusal.notFound();
  await refuseForeignApplicant(db, advising, found.accountId);
  const stands = checkOf(found);
  if ((check && check !== stands) || !decisionsOn(stands).includes(decision))
    throw Refusal.conflict({ document: ["documentMoved"] });
  return found;
}
