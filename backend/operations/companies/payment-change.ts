import { eq } from "drizzle-orm";
import type { PaymentType } from "#contract/enumerations/companies.ts";
import { nextVersion } from "#domain/stale-answers.ts";
import type { Colleague } from "../../callers.ts";
import type { Executor } from "../../db/open.ts";
import { company } from "../../db/schema/companies.ts";
import type { CallWork } from "../../work.ts";

export type PaymentWork = Pick<CallWork, "db" | "publicUrl" | "now" | "backend">;
export type Payer = Pick<Colleague, "companyId" | "isOwner" | "permissions" | "user">;

export interface SeenVersion {
  /** The version at which the changed answers were read; absent: any version. */
  version?: number;
}

/** Stores how a company pays, and which of its answers on payment changed. */
export const savePayment = (
  db: Executor,
  row: typeof company.$inferSelect,
  changed: readonly string[],
  paymentType: PaymentType,
) =>
  db
    .update(company)
    .set({ paymentType, ...nextVersion(row, changed) })
    .where(eq(company.id, row.id));
