import type { z } from "zod";
import { company } from "#contract/calls/company.ts";
import type { Employee, employeeChanges } from "#contract/entities/employee.ts";
import { permissions } from "#contract/enumerations/companies.ts";
import { Refusal } from "#contract/errors.ts";
import { rightsNotOwn } from "#domain/permissions.ts";
import { changedAnswers } from "#domain/stale-answers.ts";
import type { Work } from "../../work.ts";
import { refuseStale } from "../refuse-stale.ts";
import type { Author } from "./author.ts";
import { lockOwnTeam } from "./lock-team.ts";
import { employeeFrom, ownEmployee, refuseOwner, saveEmployee } from "./own-employee.ts";
import { tellEmployee } from "./tell-employee.ts";

interface Changes extends Partial<z.output<typeof employeeChanges>> {
  employeeId: string;
  version?: number;
}

/**
 * Changes what an employee is and may do there, and mails them about changed rights (spec §7). 403 (5000) for an owner;
 * 409 for `stale` answers; 422 when the caller would give or take a right that they lack (`rightNotOwn`).
 */
export async function changeEmployee(
  work: Pick<Work, "db" | "publicUrl">,
  caller: Author,
  { employeeId, version, department, position, permissions: listed }: Changes,
): Promise<Employee> {
  const { db } = work;
  const { companyId } = caller;
  const author = await lockOwnTeam(db, caller, company.changeEmployee);
  const found = await ownEmployee(db, companyId, employeeId);
  const { row } = found;
  refuseOwner(row);
  const stored = { department: row.department, position: row.position, permissions: inOrder(row.permissions) };
  const changes = { department, position, permissions: listed && inOrder(listed) };
  refuseStale(stored, changes, row.answerVersions, version);
  const changed = changedAnswers(stored, changes);
  if (changed.length === 0) return employeeFrom(found);
  if (rightsNotOwn(author, stored.permissions, changes.permissions ?? stored.permissions).length > 0)
    throw Refusal.invalid({ permissions: ["rightNotOwn"] });
  const saved = await saveEmployee(db, row, changes, changed);
  if (changed.includes("permissions")) await tellEmployee(work, caller, found, "rightsChanged");
  return employeeFrom({ ...found, row: saved });
}

/** Two lists of the same rights are the same, in whatever order they came. */
const inOrder = (listed: readonly (typeof permissions)[number][]) =>
  permissions.filter((right) => listed.includes(right));
