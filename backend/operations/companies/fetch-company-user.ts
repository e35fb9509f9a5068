import { eq, inArray, sql } from "drizzle-orm";
import type { Employment } from "#contract/calls/company.ts";
import { defaultLanguage } from "#contract/languages.ts";
import { sides } from "#contract/sides.ts";
import type { CompanyCaller } from "../../callers.ts";
import { isOwnerOf } from "../../db/colleagues.ts";
import { inGerman } from "../../db/in-german.ts";
import type { Executor } from "../../db/open.ts";
import { company, companyUser, employee } from "../../db/schema/companies.ts";
import { person } from "../../db/schema/people.ts";
import type { Work } from "../../work.ts";
import { countUnread } from "../notifications/unread.ts";
import { pendingFrom, pendingInvitations } from "./pending-invitations.ts";

/**
 * The person signed in on the companies' side, with their companies (default one first) and open invitations. One
 * query, since every page of a company makes this call.
 */
export async function fetchCompanyUser({ db, now }: Pick<Work, "db" | "now">, caller: CompanyCaller) {
  const { user, memberships } = caller;
  const { facts, pending, ...own } = await fetchOwn(db, caller, now);
  const joined = memberships.map(
    ({ companyId: id, ...rights }): Employment => ({
      id,
      name: facts[id]?.name ?? "",
      city: facts[id]?.city ?? "",
      owners: facts[id]?.owners ?? [],
      ...rights,
      isDefault: id === user.defaultCompanyId,
      invitationPending: false,
      invitation: null,
    }),
  );
  const { id, firstName, lastName, email, profilePicture } = user;
  const companies = [...joined, ...pending.map(pendingFrom)];
  // Somebody may be invited by a host who reads the portal in a language that this side is not written in.
  const language = sides.company.languages.find((one) => one === user.language) ?? defaultLanguage;
  const confidentialityAcceptedAt = user.confidentialityAcceptedAt?.toISOString() ?? null;
  return { id, firstName, lastName, email, language, profilePicture, companies, confidentialityAcceptedAt, ...own };
}

/** What is theirs as a person, what their companies are called, where they are, and which ask for them. */
async function fetchOwn(db: Executor, caller: CompanyCaller, now: Date) {
  const ids = caller.memberships.map(({ companyId }) => companyId);
  const ownerName = sql`${companyUser.firstName} || ' ' || ${companyUser.lastName}`;
  const owners = db
    .select({ names: sql`coalesce(json_agg(${ownerName} order by ${inGerman(companyUser.lastName)}), '[]')` })
    .from(employee)
    .innerJoin(companyUser, eq(companyUser.id, employee.companyUserId))
    .where(isOwnerOf(company.id));
  const fact = sql`json_build_object('name', ${company.name}, 'city', ${company.city}, 'owners', (${owners}))`;
  const facts = db
    .select({ facts: sql`coalesce(json_object_agg(${company.id}, ${fact}), '{}')` })
    .from(company)
    .where(inArray(company.id, ids));
  const [own] = await db
    .select({
      metadata: person.metadata,
      consents: person.consents,
      unreadNotifications: countUnread(db, caller),
      facts: sql<Record<string, Pick<Employment, "name" | "city" | "owners">>>`(${facts})`,
      pending: pendingInvitations(db, caller.id, now),
    })
    .from(person)
    .where(eq(person.id, caller.personId));
  return own!;
}
