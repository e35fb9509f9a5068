import { and, eq, inArray } from "drizzle-orm";
import { linkTo, pages } from "#contract/pages.ts";
import { toldChanges } from "#domain/job-opening-steps.ts";
import { activeStatuses } from "#domain/match-status.ts";
import { selectApplicants } from "../../db/accounts.ts";
import type { PublishedOpening } from "../../db/openings.ts";
import { account } from "../../db/schema/account.ts";
import { company } from "../../db/schema/companies.ts";
import { match } from "../../db/schema/matching.ts";
import { notification } from "../../db/schema/notifications.ts";
import type { Work } from "../../work.ts";
import { mailApplicant } from "../mail/mail-applicant.ts";

/** Mails applicants in touch with the company what changed for them: place, start or positions (design §14). */
export async function tellOfChangedOpening(
  { db, publicUrl, now }: Work,
  opening: PublishedOpening,
  changed: readonly string[],
) {
  const changes = toldChanges.filter((name) => changed.includes(name));
  if (changes.length === 0) return;
  const inTouch = await db
    .select({ id: match.id, accountId: match.accountId })
    .from(match)
    .where(and(eq(match.jobOpeningId, opening.id), inArray(match.status, [...activeStatuses, "offer_accepted"])));
  if (inTouch.length === 0) return;
  const [employer] = await db.select({ name: company.name }).from(company).where(eq(company.id, opening.companyId));
  const readers = await selectApplicants(db).where(
    inArray(
      account.id,
      inTouch.map(({ accountId }) => accountId),
    ),
  );
  await db.insert(notification).values(
    inTouch.map(({ id: matchId, accountId }) => ({
      accountId,
      matchId,
      kind: "change-opening",
      note: changes.join(),
      at: now,
    })),
  );
  const link = linkTo(publicUrl, pages.applicant.jobOpening, { jobOpeningId: opening.id });
  const values = { company: employer!.name, opening: opening.title, link, changes };
  for (const reader of readers) await mailApplicant(db, reader, { kind: "jobOpeningChanged", values });
}
