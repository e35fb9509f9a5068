import { and, eq, sql } from "drizzle-orm";
import type { Side } from "#contract/sides.ts";
import type { Executor } from "./open.ts";
import { person, personIdentity } from "./schema/people.ts";

/** The stored issuer of the embedded provider's people, because its address changes with the portal's. */
export const embeddedProvider = "embedded";

/** A sign-in: `iss` and `sub` of a provider. */
export interface Identity {
  issuer: string;
  subject: string;
}

/**
 * Finds the person behind an identity. A new identity belongs to the person whose confirmed address it brings, else to
 * a new person.
 *
 * @param email the identity's address; undefined when its provider has not confirmed it
 */
export async function personOf(db: Executor, identity: Identity, email: string | undefined): Promise<string> {
  const { issuer, subject } = identity;
  // Two simultaneous first sign-ins must still make one person.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify([issuer, subject])}, 0))`);
  const known = await findPerson(db, identity);
  if (known) return known;
  const found = email && (await findByAddress(db, email, issuer));
  if (!found) return addPerson(db, identity);
  await db.insert(personIdentity).values({ ...identity, personId: found });
  return found;
}

/** The person who has used this sign-in before. */
export async function findPerson(db: Executor, { issuer, subject }: Identity): Promise<string | undefined> {
  const [known] = await db
    .select({ id: personIdentity.personId })
    .from(personIdentity)
    .where(and(eq(personIdentity.issuer, issuer), eq(personIdentity.subject, subject)));
  return known?.id;
}

/** Whether a sign-in of the embedded provider was ever used. A condition on `identity_account`. */
export const wasUsed = sql`exists (
  select from person_identity where issuer = ${embeddedProvider} and subject = identity_account.id::text)`;

/** Adds a new person with this sign-in. */
export async function addPerson(
  db: Executor,
  identity: Identity,
  values: typeof person.$inferInsert = {},
): Promise<string> {
  const [added] = await db.insert(person).values(values).returning();
  await db.insert(personIdentity).values({ ...identity, personId: added!.id });
  return added!.id;
}

/** The person with this confirmed address, applicants first; not a person with another sign-in of the same provider. */
async function findByAddress(db: Executor, email: string, issuer: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select person.id from person join (
      select person_id, email, exists (select from unit where account_id = account.id) as has_unit, true as has_account
        from account where email_verified
      union all select person_id, email, false, false from advisor
      union all select person_id, email, false, false from company_user
    ) owner on person_id = person.id
    where lower(email) = ${email.toLowerCase()}
      and not exists (select from person_identity known where known.person_id = person.id and issuer = ${issuer})
    order by has_unit desc, has_account desc, created_at limit 1`);
  return rows[0]?.id;
}

/** The side of the person who signs in, or will, by this identity of the embedded provider; applicants first. */
export async function sideOfIdentity(db: Executor, identity: { id: string; email: string }): Promise<Side> {
  const { rows } = await db.execute<{ side: Side }>(sql`
    select side from (
      select 'applicant' as side, 1 as rank, person_id, email from account
      union all select 'company', 2, person_id, email from company_user
      union all select 'advisor', 3, person_id, email from advisor
    ) owner
    where lower(email) = ${identity.email.toLowerCase()} or person_id = (
      select person_id from person_identity where issuer = ${embeddedProvider} and subject = ${identity.id}
    )
    order by rank limit 1`);
  return rows[0]?.side ?? "applicant";
}

/** The subjects by which a person's sign-ins are known: to the embedded provider, or to any. */
export async function subjectsOf(db: Executor, personId: string, issuer?: string): Promise<string[]> {
  const isTheirs = and(eq(personIdentity.personId, personId), issuer ? eq(personIdentity.issuer, issuer) : undefined);
  const found = await db.select({ subject: personIdentity.subject }).from(personIdentity).where(isTheirs);
  return found.map(({ subject }) => subject);
}
