import { and, eq, gt } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { consentWording } from "#domain/consent.ts";
import type { Actor } from "../../callers.ts";
import { person } from "../../db/schema/people.ts";
import { consentChange, consentConfirmation } from "../../db/schema/personal-data.ts";
import { hashOf } from "../../identity/secrets.ts";
import type { Work } from "../../work.ts";
import { lockKnownAccount } from "../account/lock-known-account.ts";

/**
 * Confirms a double opt-in by the token of its mail, once and by its own account. Any other token is refused with
 * `tokenInvalid`.
 */
export async function confirmConsent({ db, now }: Work, { id: accountId }: Actor, { token }: { token: string }) {
  const row = await lockKnownAccount(db, accountId);
  const { personId } = row;
  const [used] = await db
    .delete(consentConfirmation)
    .where(
      and(
        eq(consentConfirmation.tokenHash, hashOf(token)),
        eq(consentConfirmation.personId, personId),
        gt(consentConfirmation.expiresAt, now),
      ),
    )
    .returning();
  if (!used) throw Refusal.invalid({ token: ["tokenInvalid"] });
  const { type } = used;
  const from = row.consents.find((consent) => consent.type === type)?.status ?? "not_answered";
  const others = row.consents.filter((consent) => consent.type !== type);
  const to = "opt_in_double" as const;
  await db.insert(consentChange).values({ personId, type, from, to, wording: consentWording, at: now });
  await db
    .update(person)
    .set({ consents: [...others, { type, status: to }] })
    .where(eq(person.id, personId));
}
