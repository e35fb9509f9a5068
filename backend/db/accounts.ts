import type { Account } from "#contract/entities/account.ts";
import { storedAnswers } from "#contract/entities/account.ts";
import { proofDueOn } from "#domain/german.ts";
import type { account } from "./schema/account.ts";
import type { unit } from "./schema/unit.ts";

type AccountRow = typeof account.$inferSelect;
type UnitRow = typeof unit.$inferSelect;

/** The account as the contract shows it, made from the row and its units. */
export function accountFrom(row: AccountRow, units: UnitRow[]): Account {
  const answers = Object.fromEntries(
    Object.keys(storedAnswers.shape).map((name) => [name, row[name as keyof AccountRow] ?? null]),
  ) as Pick<Account, keyof typeof storedAnswers.shape>;
  return {
    ...answers,
    uuid: row.id,
    email: row.email,
    emailVerified: row.emailVerified,
    createdAt: row.createdAt.toISOString(),
    infoSessionAttendedAt: row.infoSessionAttendedAt?.toISOString() ?? null,
    infoSessionAttendanceConfirmed: row.infoSessionAttendanceConfirmed,
    languageProofDueOn: proofDueOn(row.languageProofAnnouncedOn),
    metadata: row.metadata,
    consents: row.consents,
    units: units.map(({ id, unit, stage, primary, participateAdvisorInterviewOn }) => ({
      id,
      unit,
      stage,
      primary,
      participateAdvisorInterviewOn,
    })),
    version: row.version,
  };
}
