import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Registration, Registrations, registrationSearch } from "#contract/entities/registration.ts";
import { nameOf } from "#domain/person-name.ts";
import { account } from "../../db/schema/account.ts";
import { campaignParticipation } from "../../db/schema/announcements.ts";
import type { Work } from "../../work.ts";
import { isAfter, newestFirst, pageOf, placeOf } from "../page-key.ts";
import { readText } from "../texts/read-texts.ts";

const { campaignId, accountId, registeredAt, participatedAt } = campaignParticipation;
const order = { at: registeredAt, id: accountId };
const { id, firstName, lastName, email } = account;

/**
 * One page of those who registered for a campaign, the newest first; nobody for another text. 404 for an unknown one,
 * 400 for an `after` that was not given out.
 */
export async function fetchRegistrations(
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { textId, after, size }: z.output<typeof registrationSearch> & { textId: string },
): Promise<Registrations> {
  await readText(db, textId);
  const isForIt = eq(campaignId, textId);
  const rows = await db
    .select({ id, firstName, lastName, email, registeredAt, participatedAt, place: placeOf(order) })
    .from(campaignParticipation)
    .innerJoin(account, eq(id, accountId))
    .where(and(isForIt, isAfter(order, after)))
    .orderBy(...newestFirst(order))
    .limit(size + 1);
  const { items, next } = pageOf(rows, size);
  const total = await db.$count(campaignParticipation, isForIt);
  return { items: items.map(registered), total, next };
}

const registered = ({
  id,
  registeredAt,
  participatedAt,
  ...person
}: Pick<typeof account.$inferSelect, "id" | "firstName" | "lastName" | "email"> &
  Pick<typeof campaignParticipation.$inferSelect, "registeredAt" | "participatedAt">): Registration => ({
  id,
  name: nameOf(person),
  email: person.email,
  registeredAt: registeredAt.toISOString(),
  participatedAt: participatedAt?.toISOString() ?? null,
});
