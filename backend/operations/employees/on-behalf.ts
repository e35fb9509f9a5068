import { eq } from "drizzle-orm";
import type { OfficeAct } from "#contract/enumerations/desk.ts";
import { nameOf } from "#domain/person-name.ts";
import type { AdvisorCaller } from "../../callers.ts";
import { companyUser } from "../../db/schema/companies.ts";
import type { CallWork } from "../../work.ts";
import { ownersOf, tellOwners } from "../companies/tell-owners.ts";
import { type Author, authorsName } from "./author.ts";

type Named = Parameters<typeof nameOf>[0];
/** Whom an act is about: somebody who is known, or who is only being invited. */
type About = { employeeId: string } | Named;

/**
 * Lets the office do for a company what its owners could, and mails them what was done by whom (ADR 0091). Refuses as
 * the operation does; 404 for an unknown company.
 */
export const onBehalf =
  <What extends About, Answer>(act: OfficeAct, operation: (work: CallWork, author: Author, what: What) => Answer) =>
  async (
    work: CallWork,
    { id, advisor }: AdvisorCaller,
    what: What & { companyId: string },
  ): Promise<Awaited<Answer>> => {
    const { db } = work;
    const author = { id, companyId: what.companyId, office: advisor };
    // Before the act: those whose place somebody takes are told as well.
    const owners = await ownersOf(db, what.companyId);
    const answer = await operation(work, author, what);
    const { companyId } = author;
    await tellOwners(work, { companyId, owners, by: authorsName(author), act, person: await personIn(work, what) });
    return answer;
  };

async function personIn({ db }: Pick<CallWork, "db">, what: About) {
  if (!("employeeId" in what)) return nameOf(what);
  const [found] = await db.select().from(companyUser).where(eq(companyUser.id, what.employeeId));
  return found ? nameOf(found) : "";
}
