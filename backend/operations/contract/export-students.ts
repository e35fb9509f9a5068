import type { Student } from "#contract/entities/contract.ts";
import type { Colleague } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { selectStudents, studentFrom, type Wanted } from "./students-of-company.ts";

/** All of the company's students that are wanted, in the order of `fetchStudents`. One query. */
export async function exportStudents(
  { db, now }: Pick<Work, "db" | "now">,
  { companyId }: Pick<Colleague, "companyId">,
  wanted: Wanted,
): Promise<Student[]> {
  return (await selectStudents(db, companyId, wanted)).map((row) => studentFrom(row, now));
}
