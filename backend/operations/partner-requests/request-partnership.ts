import type { PartnerRequestAnswers } from "#contract/entities/partner-request.ts";
import { writtenLanguageOf } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";
import { linkTo, pages } from "#contract/pages.ts";
import type { PublicCaller } from "../../callers.ts";
import { partnerRequest } from "../../db/schema/partner-requests.ts";
import { advisor } from "../../db/schema/unit.ts";
import { hashOf } from "../../identity/secrets.ts";
import type { CallWork } from "../../work.ts";
import { canActForOffice } from "../advisors/last-office.ts";
import { countAttempt, daily, hourly } from "../attempts.ts";
import { queueMail } from "../mail/queue-mail.ts";

const perVisitor = hourly(limits.partnerRequestsPerHour);
const perRecipient = daily(limits.partnerRequestsOfOnePerDay);

/**
 * Stores what a company says that wants to become a partner, confirms it by mail, and mails the office that it waits.
 * Answers sent again while their request is open do none of it. 429 after `limits.partnerRequestsPerHour` from one
 * visitor or `limits.partnerRequestsOfOnePerDay` in the name of one address.
 */
export async function requestPartnership(
  { db, language, now, publicUrl }: Pick<CallWork, "db" | "language" | "now" | "publicUrl">,
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
  const link = linkTo(publicUrl, pages.advisor.partnerRequest, { partnerRequestId: added.id });
  const values = { company: answers.name, link };
  for (const office of await db.select().from(advisor).where(canActForOffice)) {
    const to = { to: office.email, language: writtenLanguageOf(office.language) };
    await queueMail(db, { kind: "partnerRequestWaits", values, ...to });
  }
}
