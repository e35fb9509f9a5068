import { eq } from "drizzle-orm";
import type { KeptEmployee } from "#contract/entities/kept-company.ts";
import { Refusal } from "#contract/errors.ts";
import { companyUser } from "../../db/schema/companies.ts";
import type { CallWork } from "../../work.ts";
import { signInOf } from "../identity/sign-in-blocks.ts";
import { companyWithPeople } from "./kept-company.ts";

/**
 * Somebody of a company, and whether their sign-in is blocked. 404 for an unknown company, and for somebody of another.
 */
export async function fetchKeptEmployee(
  work: CallWork,
  _caller: unknown,
  { companyId, employeeId }: { companyId: string; employeeId: string },
): Promise<KeptEmployee> {
  const { id, name, owners, people } = await companyWithPeople(work.db, companyId);
  const found = people.find((person) => person.id === employeeId);
  if (!found) throw Refusal.notFound();
  const { email } = companyUser;
  const [user] = await work.db.select({ email }).from(companyUser).where(eq(companyUser.id, employeeId));
  const signIn = user && (await signInOf(work, user));
  return { ...found, company: { id, name, owners }, blocks: signIn?.blocks ?? [] };
}
