import { eq } from "drizzle-orm";
import type { Consent, ConsentChoice } from "#contract/entities/consent.ts";
import { consentWording } from "#domain/consent.ts";
import { person } from "../../db/schema/people.ts";
import { consentChange } from "../../db/schema/personal-data.ts";
import type { Work } from "../../work.ts";

interface Answerer {
  personId: string;
  /** What they have answered so far; the row is locked. */
  consents: Consent[];
}

/**
 * Stores a person's choices: changes go to the append-only log, and a type that the list leaves out keeps its answer.
 * Returns what holds now.
 */
export async function recordConsents(
  { db, now }: Pick<Work, "db" | "now">,
  { personId, consents }: Answerer,
  choices: ConsentChoice[],
): Promise<Map<string, Consent["status"]>> {
  const before = new Map(consents.map(({ type, status }) => [type, status]));
  const after = new Map([
    ...before,
    ...choices.map(({ type, hasOptedIn }) => [type, statusAfter(before.get(type), hasOptedIn)] as const),
  ]);
  const changes = [...after]
    .map(([type, to]) => ({ type, from: before.get(type) ?? ("not_answered" as const), to }))
    .filter(({ from, to }) => from !== to);
  if (changes.length === 0) return after;
  await db
    .insert(consentChange)
    .values(changes.map((change) => ({ personId, ...change, wording: consentWording, at: now })));
  await db
    .update(person)
    .set({ consents: [...after].map(([type, status]) => ({ type, status })) })
    .where(eq(person.id, personId));
  return after;
}

/** A confirmed choice needs no second confirmation. */
function statusAfter(before: Consent["status"] | undefined, hasOptedIn: boolean): Consent["status"] {
  if (!hasOptedIn) return "opt_out";
  return before === "opt_in_double" ? before : "opt_in_single";
}
