import { eq } from "drizzle-orm";
import { limits } from "#contract/limits.ts";
import { day } from "#domain/time.ts";
import { isAddress } from "../db/is-address.ts";
import type { Tx } from "../db/open.ts";
import { company, companyUser, employee, invitation } from "../db/schema/companies.ts";
import { person } from "../db/schema/people.ts";
import { setOwnPicture } from "../operations/companies/own-picture.ts";
import { colleagues, type DemoColleague } from "./colleagues.ts";
import { drawFace } from "./draw-face.ts";
import { ownerOf } from "./owner-of.ts";

/** Adds the people of the demo's companies whose addresses are not known yet. */
export async function loadColleagues(tx: Tx, now: Date) {
  const firms = await tx.select({ id: company.id, name: company.name }).from(company).where(eq(company.isDemo, true));
  // If other companies have taken the place of the demo's, there is none to work for.
  if (firms.length === 0) return;
  const idOf = new Map(firms.map(({ id, name }) => [name, id]));
  for (const colleague of colleagues) await addColleague(tx, colleague, idOf, now);
}

async function addColleague(
  tx: Tx,
  { works, invited, looks, signsIn: _, ...values }: DemoColleague,
  idOf: ReadonlyMap<string, string>,
  now: Date,
) {
  if (await tx.$count(companyUser, isAddress(companyUser.email, values.email))) return;
  const [somebody] = await tx.insert(person).values({ isDemo: true }).returning();
  const [user] = await tx
    .insert(companyUser)
    .values({ ...values, personId: somebody!.id })
    .returning();
  const companyUserId = user!.id;
  if (looks) await setOwnPicture(tx, companyUserId, await drawFace(looks));
  // Before all that is told of: what came earlier would be nothing new to them.
  const createdAt = new Date(now.getTime() - 365 * day);
  for (const { at, ...rights } of works)
    await tx.insert(employee).values({ ...rights, companyId: idOf.get(at)!, companyUserId, createdAt });
  if (!invited) return;
  const companyId = idOf.get(invited.to)!;
  const inviter = await ownerOf(tx, companyId);
  await tx.insert(invitation).values({
    companyId,
    companyUserId,
    firstName: values.firstName,
    lastName: values.lastName,
    email: values.email,
    permissions: invited.permissions,
    invitedBy: inviter?.id,
    expiresAt: new Date(now.getTime() + (invited.hasExpired ? -3 : limits.invitationDays) * day),
  });
}
