import { arrayOverlaps, eq, or, sql } from "drizzle-orm";
import { company } from "#contract/calls/company.ts";
import type { ContractNotice } from "#contract/enumerations/matching.ts";
import { linkTo, pages } from "#contract/pages.ts";
import { nameOf } from "#domain/person-name.ts";
import type { Applicant } from "../../db/accounts.ts";
import { employee } from "../../db/schema/companies.ts";
import type { contract } from "../../db/schema/contract.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import { notification } from "../../db/schema/notifications.ts";
import type { Work } from "../../work.ts";
import { mailApplicant } from "../mail/mail-applicant.ts";
import { mailCompany } from "../mail/mail-company.ts";
import type { ContractAct } from "./contract-act.ts";

/**
 * Mails the applicant the decision (spec §4: *a decision is mailed*, so this cannot be switched off), or that documents
 * are wanted, which can be switched off. The company is notified of what others do, and its people who may open the
 * contract are mailed when it is to be signed, or not to be signed after all, and when their student is enrolled.
 */
export async function tellOfContract(
  work: Work,
  reader: Applicant,
  { matchId }: typeof contract.$inferSelect,
  act: ContractAct,
) {
  const { db, publicUrl } = work;
  const { event, note = "" } = act;
  const link = linkTo(publicUrl, pages.applicant.contractDocuments);
  if (event === "request")
    await mailApplicant(db, reader, { kind: "contractRequested", values: { link } }, "documents");
  if (event === "request-changes")
    await mailApplicant(db, reader, { kind: "contractChangesRequested", values: { note, link } });
  if (event === "send") await mailApplicant(db, reader, { kind: "contractSent", values: { link } });
  if (event === "take-back") await mailApplicant(db, reader, { kind: "contractTakenBack", values: { note, link } });
  if (event === "enrol") await mailApplicant(db, reader, { kind: "enrolled", values: { link } });
  const kind = noticeOf(act);
  if (kind && matchId) await tellCompany(work, reader, matchId, kind);
}

const notices: Partial<Record<ContractAct["event"], ContractNotice>> = {
  request: "contract_requested",
  send: "contract_sent",
  "take-back": "contract_taken_back",
  sign: "contract_signed",
  enrol: "contract_enrolled",
};
/** What a company is told of an act on a contract; undefined for its own, and for one that does not concern it. */
export const noticeOf = ({ event, role }: Pick<ContractAct, "event" | "role">) =>
  role === "company" ? undefined : notices[event];

/** People whom the contract's page opens for. */
export const mayOpenContract = or(
  employee.isOwner,
  arrayOverlaps(employee.permissions, [...company.fetchContract.needs]),
);
/** Notices that are mailed, too. */
const mails = {
  contract_sent: "contractToSign",
  contract_taken_back: "contractNotToSign",
  contract_enrolled: "studentEnrolled",
} as const;
const isMailed = (kind: ContractNotice): kind is keyof typeof mails => kind in mails;

async function tellCompany({ db, publicUrl }: Work, student: Applicant, matchId: string, kind: ContractNotice) {
  const [of] = await db
    .select({
      companyId: jobOpening.companyId,
      jobOpeningId: jobOpening.id,
      opening: sql<string>`${jobOpening.title}`,
    })
    .from(match)
    .innerJoin(jobOpening, eq(jobOpening.id, match.jobOpeningId))
    .where(eq(match.id, matchId));
  if (!of) return;
  const { companyId, jobOpeningId, opening } = of;
  await db.insert(notification).values({ companyId, kind, matchId });
  if (!isMailed(kind)) return;
  const link = linkTo(publicUrl, pages.company.contract, { companyId, jobOpeningId, accountId: student.id });
  const values = { applicant: nameOf(student), opening, link };
  await mailCompany(db, companyId, { kind: mails[kind], values }, "company_contracts", mayOpenContract);
}
