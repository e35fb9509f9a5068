import type { z } from "zod";
import { company } from "#contract/calls/company.ts";
import type { Employee, ownWork } from "#contract/entities/employee.ts";
import { changedAnswers } from "#domain/stale-answers.ts";
import type { Colleague } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { refuseStale } from "../refuse-stale.ts";
import { lockOwnTeam } from "./lock-team.ts";
import { employeeFrom, ownEmployee, saveEmployee } from "./own-employee.ts";

interface Changes extends Partial<z.output<typeof ownWork>> {
  version?: number;
}

/** Changes what the caller does at a company of theirs, also for an owner (ADR 0064). 409 for `stale` answers. */
export async function changeOwnWork(
  { db }: Pick<Work, "db">,
  caller: Pick<Colleague, "id" | "companyId">,
  { version, department, position }: Changes,
): Promise<Employee> {
  await lockOwnTeam(db, caller, company.changeOwnWork);
  const found = await ownEmployee(db, caller.companyId, caller.id);
  const { row } = found;
  const stored = { department: row.department, position: row.position };
  const changes = { department, position };
  refuseStale(stored, changes, row.answerVersions, version);
  const changed = changedAnswers(stored, changes);
  return employeeFrom({ ...found, row: await saveEmployee(db, row, changes, changed) });
}
