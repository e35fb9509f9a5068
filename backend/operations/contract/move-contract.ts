import { desc, eq, inArray } from "drizzle-orm";
import type { Contract } from "#contract/entities/contract.ts";
import { Refusal } from "#contract/errors.ts";
import { message } from "#contract/message.ts";
import { contractStatusAfter } from "#domain/contract-status.ts";
import { matchedUnit } from "#domain/stage.ts";
import { lockAccount } from "../../db/accounts.ts";
import type { Executor } from "../../db/open.ts";
import { contract, contractChange } from "../../db/schema/contract.ts";
import { unitsOf, unitWith } from "../../db/units.ts";
import type { Work } from "../../work.ts";
import { changeStage } from "../stage/change-stage.ts";
import type { ContractAct, ContractScene } from "./contract-act.ts";
import { tellOfContract } from "./tell-of-contract.ts";

/**
 * Locks an applicant with their contract: it stays with its unit, whatever the applicant works on meanwhile. 404 for an
 * unknown applicant, or one without a unit.
 */
export async function lockContract(db: Executor, accountId: string): Promise<ContractScene> {
  const person = await lockAccount(db, accountId);
  const units = await unitsOf(db, accountId);
  const ids = units.map(({ id }) => id);
  const [row] = await db.select().from(contract).where(inArray(contract.unitId, ids)).orderBy(desc(contract.createdAt));
  const of = row ? units.find(({ id }) => id === row.unitId) : person && matchedUnit({ ...person, units });
  if (!person || !of) throw Refusal.notFound();
  return { person, units, unit: of, contract: row };
}

/**
 * Carries out an act by the table of `domain/contract-status.ts`, records it, moves the unit to its stage and notifies
 * the applicant. The scene is locked. 409 (`contractMoved`) when the act is not possible any more.
 */
export async function moveContract(work: Work, scene: ContractScene, act: ContractAct): Promise<Contract> {
  const { db, now } = work;
  const from = scene.contract?.status ?? null;
  const to = contractStatusAfter(from, act.event, act.role);
  const isStale = act.version !== undefined && act.version !== scene.contract?.version;
  if (!to || isStale || scene.unit.stage === "Lost")
    throw Refusal.conflict({ status: [message("contractMoved", { status: from ?? "none" })] });

  // The promised days of a check count from when it begins, once more after a contract is taken back.
  const values = { status: to, ...(to === "in_review" && { submittedAt: now }) };
  const [row] = scene.contract
    ? await db
        .update(contract)
        .set({ ...values, version: scene.contract.version + 1 })
        .where(eq(contract.id, scene.contract.id))
        .returning()
    : await db
        .insert(contract)
        .values({ ...values, unitId: scene.unit.id, matchId: act.matchId, createdAt: now })
        .returning();
  const { event, role, note } = act;
  await db.insert(contractChange).values({ contractId: row!.id, event, role, note, at: now });
  if (event === "request") await changeStage(db, scene.unit, "Contract Proposal", "contract", now);
  if (event === "enrol") await changeStage(db, scene.unit, "Won", "contract", now);
  await tellOfContract(work, scene.person, row!, act);
  return (await unitWith(db, scene.unit.id))!.contract!;
}
