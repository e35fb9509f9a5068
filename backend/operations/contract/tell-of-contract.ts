import { eq } from "drizzle-orm";
import { linkTo, pages } from "#contract/pages.ts";
import type { Applicant } from "../../db/accounts.ts";
import type { contract } from "../../db/schema/contract.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import { notification } from "../../db/schema/notifications.ts";
import type { Work } from "../../work.ts";
import { mailApplicant } from "../mail/mail-applicant.ts";
import type { ContractAct } from "./contract-act.ts";

/**
 * Mails the applicant the decision (spec §4: *a decision is mailed*, so this cannot be switched off), or that documents
 * are wanted, which can be switched off. A company is notified when it is its turn.
 */
export async function tellOfContract(
  { db, publicUrl }: Work,
  reader: Applicant,
  { matchId }: typeof contract.$inferSelect,
  { event, note = "" }: ContractAct,
) {
  const link = linkTo(publicUrl, pages.applicant.contractDocuments);
  if (event === "request")
    await mailApplicant(db, reader, { kind: "contractRequested", values: { link } }, "documents");
  if (event === "request-changes")
    await mailApplicant(db, reader, { kind: "contractChangesRequested", values: { note, link } });
  if (event === "send") await mailApplicant(db, reader, { kind: "contractSent", values: { link } });
  if (event === "enrol") await mailApplicant(db, reader, { kind: "enrolled", values: { link } });
  if (event !== "send" || !matchId) return;
  const [of] = await db
    .select({ companyId: jobOpening.companyId })
    .from(match)
    .innerJoin(jobOpening, eq(jobOpening.id, match.jobOpeningId))
    .where(eq(match.id, matchId));
  if (of) await db.insert(notification).values({ companyId: of.companyId, kind: "contract_sent", matchId });
}
