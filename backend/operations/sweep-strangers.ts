import { and, eq, isNull, notExists, or } from "drizzle-orm";
import type { Backend } from "../backend.ts";
import { deleteUnheld } from "../db/delete-unheld.ts";
import type { Executor } from "../db/open.ts";
import { companyUser, employee, invitation } from "../db/schema/companies.ts";
import { apiToken, person } from "../db/schema/people.ts";
import { doForEach } from "./do-for-each.ts";
import { forgetTraces, isOnAnySide, lockSignIn, removePerson } from "./personal-data/forget-person.ts";

type Stranger = Pick<typeof companyUser.$inferSelect, "id" | "personId" | "email">;

/**
 * Forgets people of companies whom no company has or invites, and who could not say goodbye themselves: they were let in
 * without a name, or never signed in, as after an invitation that was withdrawn. Their sign-in goes as well, unless they
 * are on another side. Gives why some could not be forgotten.
 */
export async function sweepStrangers({ database: { db }, settings }: Pick<Backend, "database" | "settings">) {
  const { id, personId, email } = companyUser;
  const strangers = await db.select({ id, personId, email }).from(companyUser).where(isWithoutCompany(db));
  // One transaction each, so that nobody who signs in waits for all.
  return doForEach(strangers, (one) => db.transaction((tx) => forget(tx, one, settings.sessionSecret)));
}

async function forget(db: Executor, { id, personId, email }: Stranger, sessionSecret: string) {
  if (personId && !(await lockIdle(db, personId))) return;
  const gone = await deleteUnheld(db, companyUser, and(eq(companyUser.id, id), isWithoutCompany(db)));
  if (gone === 0 || !personId) return;
  await lockSignIn(db, personId);
  if (await isOnAnySide(db, personId)) return;
  await forgetTraces(db, { personId, email }, sessionSecret);
  await removePerson(db, { personId, email, emailVerified: true });
}

/** Locks a person whom nobody holds: who is just entering or leaving a side holds theirs, and waits for the next sweep. */
async function lockIdle(db: Executor, personId: string): Promise<boolean> {
  const isTheirs = eq(person.id, personId);
  const idle = await db.select({ id: person.id }).from(person).where(isTheirs).for("update", { skipLocked: true });
  return idle.length > 0;
}

function isWithoutCompany(db: Executor) {
  const { id, personId, firstName, lastName } = companyUser;
  const isNameless = and(eq(firstName, ""), eq(lastName, ""));
  const rows = [
    db.select().from(employee).where(eq(employee.companyUserId, id)),
    db.select().from(invitation).where(eq(invitation.companyUserId, id)),
    db.select().from(apiToken).where(eq(apiToken.personId, personId)),
  ];
  return and(or(isNameless, isNull(personId)), ...rows.map((of) => notExists(of)));
}
