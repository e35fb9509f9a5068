import { eq, getTableColumns, sql } from "drizzle-orm";
import type { Account } from "#contract/entities/account.ts";
import { storedAnswers } from "#contract/entities/account.ts";
import { deletionDueOn } from "#domain/deletion.ts";
import { proofDueOn } from "#domain/german.ts";
import type { Executor } from "./open.ts";
import { account } from "./schema/account.ts";
import { person } from "./schema/people.ts";
import { deletionRequest } from "./schema/personal-data.ts";
import type { unit } from "./schema/unit.ts";
import { isUnsettled } from "./unsettled.ts";

/**
 * The columns of an account that belong to its person, its requested deletion, and whether companies meet it no more: as of
 * the statement's begin, so where a lock was waited for, ask `hasSettled`.
 */
type Personal = Pick<
  typeof person.$inferSelect,
  "metadata" | "consents" | "notificationSettings" | "unsubscriptionId"
> & {
  deletionRequestedAt: Date | null;
  isSettled: boolean;
};
/** An account with the columns of its person. */
export type Applicant = typeof account.$inferSelect & Personal;
type UnitRow = typeof unit.$inferSelect;

const { metadata, consents, notificationSettings, unsubscriptionId } = person;
const deletionRequestedAt = sql<Date | null>`(select ${deletionRequest.requestedAt} from ${deletionRequest}
  where ${deletionRequest.accountId} = ${account.id})`.mapWith(deletionRequest.requestedAt);
const isSettled = sql<boolean>`not (${isUnsettled(account.id)})`;
export const personalColumns = {
  metadata,
  consents,
  notificationSettings,
  unsubscriptionId,
  deletionRequestedAt,
  isSettled,
};
export const applicantColumns = { ...getTableColumns(account), ...personalColumns };

/** Accounts with the columns of their persons. */
export const selectApplicants = (db: Executor) =>
  db.select(applicantColumns).from(account).innerJoin(person, eq(person.id, account.personId));

/** Locks an account, then its person, until the transaction ends; undefined if there is no such account. */
export async function lockAccount(db: Executor, id: string): Promise<Applicant | undefined> {
  const [row] = await selectApplicants(db).where(eq(account.id, id)).for("no key update");
  return row;
}

/** The account as the contract shows it, made from the row and its units. */
export function accountFrom(row: Applicant, units: UnitRow[]): Account {
  const answers = Object.fromEntries(
    Object.keys(storedAnswers.shape).map((name) => [name, row[name as keyof Applicant] ?? null]),
  ) as Pick<Account, keyof typeof storedAnswers.shape>;
  return {
    ...answers,
    uuid: row.id,
    email: row.email,
    emailVerified: row.emailVerified,
    createdAt: row.createdAt.toISOString(),
    infoSessionAttendedAt: row.infoSessionAttendedAt?.toISOString() ?? null,
    infoSessionAttendanceConfirmed: row.infoSessionAttendanceConfirmed,
    languageProofDueOn: row.languageProofComesLater ? proofDueOn(row.languageProofAnnouncedOn) : null,
    deletionDueOn: deletionDueOn(row.deletionRequestedAt),
    metadata: row.metadata,
    consents: row.consents,
    units: units.map(({ id, unit, stage, primary, participateAdvisorInterviewOn }) => ({
      id,
      unit,
      stage,
      primary,
      participateAdvisorInterviewOn,
    })),
    isSettled: row.isSettled,
    version: row.version,
  };
}
