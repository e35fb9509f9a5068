import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Consent, consentChoice } from "#contract/entities/consent.ts";
import { Refusal } from "#contract/errors.ts";
import type { Executor } from "../db/open.ts";
import { account, consentChange } from "../db/schema.ts";

/** The version of the texts that people consent to; raise it whenever one of them changes. */
const wording = "2026-11";

/**
 * Takes an applicant's choices (spec §7 `PUT /consents`). What changes is written to the append-only log; a type
 * that the list leaves out keeps its answer: silence withdraws nothing.
 */
export async function replaceConsents(
  db: Executor,
  accountId: string,
  choices: z.output<typeof consentChoice>[],
  now: Date,
) {
  const [row] = await db.select().from(account).where(eq(account.id, accountId)).for("update");
  if (!row) throw Refusal.notFound();
  const before = new Map(row.consents.map(({ type, status }) => [type, status]));
  const after = new Map([...before, ...choices.map(({ type, hasOptedIn }) => [type, statusOf(hasOptedIn)] as const)]);
  const changes = [...after]
    .map(([type, to]) => ({ accountId, type, from: before.get(type) ?? "not_answered", to, wording, at: now }))
    .filter(({ from, to }) => from !== to);
  if (changes.length === 0) return;
  await db.insert(consentChange).values(changes);
  const consents = [...after].map(([type, status]) => ({ type, status }));
  await db.update(account).set({ consents }).where(eq(account.id, accountId));
}

const statusOf = (hasOptedIn: boolean): Consent["status"] => (hasOptedIn ? "opt_in_single" : "opt_out");
