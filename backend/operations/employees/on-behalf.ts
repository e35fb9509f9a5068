import { eq } from "drizzle-orm";
import type { OfficeAct } from "#contract/enumerations/desk.ts";
import { nameOf } from "#domain/person-name.ts";
import type { AdvisorCaller } from "../../callers.ts";
import { isInvitedTo } from "../../db/colleagues.ts";
import { isAddress } from "../../db/is-address.ts";
import { companyUser, invitation } from "../../db/schema/companies.ts";
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
    // Before the act: those whose place somebody takes are told as well, and an invitation may end.
    const owners = await ownersOf(db, what.companyId);
    const name = await nameIn(work, what);
    const answer = await operation(work, author, what);
    const person = { id: await idIn(work, what), name };
    const { companyId } = author;
    await tellOwners(work, { companyId, owners, by: authorsName(author), act, person });
    return answer;
  };

async function nameIn({ db }: Pick<CallWork, "db">, { companyId, ...what }: About & { companyId: string }) {
  if (!("employeeId" in what)) return nameOf(what);
  const { employeeId } = what;
  const isInvited = isInvitedTo(companyId, employeeId);
  const [invited] = await db.select().from(invitation).where(isInvited);
  if (invited) return nameOf(invited);
  const [found] = await db.select().from(companyUser).where(eq(companyUser.id, employeeId));
  return found ? nameOf(found) : "";
}

/** Somebody who was invited is known by their address, whatever name was typed. */
async function idIn({ db }: Pick<CallWork, "db">, what: About) {
  if ("employeeId" in what) return what.employeeId;
  const [guest] = await db
    .select({ id: companyUser.id })
    .from(companyUser)
    .where(isAddress(companyUser.email, what.email));
  return guest!.id;
}
