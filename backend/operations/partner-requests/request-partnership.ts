import type { PartnerRequestAnswers } from "#contract/entities/partner-request.ts";
import { limits } from "#contract/limits.ts";
import type { PublicCaller } from "../../callers.ts";
import { partnerRequest } from "../../db/schema/partner-requests.ts";
import { hashOf } from "../../identity/secrets.ts";
import type { CallWork } from "../../work.ts";
import { countAttempt, daily, hourly } from "../attempts.ts";
import { queueMail } from "../mail/queue-mail.ts";

const perVisitor = hourly(limits.partnerRequestsPerHour);
const perRecipient = daily(limits.partnerRequestsOfOnePerDay);

/**
 * Stores what a company says that wants to become a partner, and confirms it by mail. Answers sent again while their
 * request is open store nothing. 429 after `limits.partnerRequestsPerHour` from one visitor or
 * `limits.partnerRequestsOfOnePerDay` in the name of one address.
 */
export async function requestPartnership(
  { db, language, now }: Pick<CallWork, "db" | "language" | "now">,
  { address }: PublicCaller,
  answers: PartnerRequestAnswers,
) {
  const contentHash = hashOf(JSON.stringify(answers));
  const [added] = await db
    .insert(partnerRequest)
    .values({ ...answers, language, contentHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: partnerRequest.id });
  if (!added) return;
  const { email } = answers;
  await countAttempt(db, "partnerRequestOf", hashOf(email.toLowerCase()), perRecipient, now);
  await countAttempt(db, "partnerRequest", address, perVisitor, now);
  // The owner of the address may not have asked, so the mail has nothing that a visitor wrote.
  await queueMail(db, { kind: "partnerRequestReceived", values: {}, to: email, language });
}
