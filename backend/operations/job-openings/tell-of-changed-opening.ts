import { and, eq, inArray } from "drizzle-orm";
import { limits } from "#contract/limits.ts";
import { linkTo, pages } from "#contract/pages.ts";
import { toldIn } from "#domain/job-opening-steps.ts";
import { activeStatuses } from "#domain/match-status.ts";
import { minute } from "#domain/time.ts";
import { selectApplicants } from "../../db/accounts.ts";
import type { Db } from "../../db/open.ts";
import type { PublishedOpening } from "../../db/openings.ts";
import { account } from "../../db/schema/account.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import { notification } from "../../db/schema/notifications.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { Work } from "../../work.ts";
import { nameOfCompany } from "../companies/name-of-company.ts";
import { mailApplicant } from "../mail/mail-applicant.ts";
import { lockOpening } from "../matching/lock-match.ts";

/** Remembers what changed for people in touch: some minutes after the first change they are told of all (ADR 0069). */
export async function announceChangedOpening(
  { db, now }: Pick<Work, "db" | "now">,
  { id, untoldChanges }: PublishedOpening,
  changed: readonly string[],
) {
  const changes = toldIn([...untoldChanges, ...changed]);
  if (toldIn(changed).length === 0) return;
  await db.update(jobOpening).set({ untoldChanges: changes }).where(eq(jobOpening.id, id));
  const runAt = new Date(now.getTime() + limits.openingChangesMinutes * minute);
  await enqueue(
    db,
    "tellOfChangedOpening",
    { jobOpeningId: id },
    { jobKey: `changed-opening-${id}`, runAt, waitsFrom: "first" },
  );
}

/** Tells applicants in touch with the company now what changed for them (design §14). */
export async function tellOfChangedOpening(db: Db, publicUrl: string, jobOpeningId: string, now: Date) {
  await db.transaction(async (tx) => {
    const opening = await lockOpening(tx, jobOpeningId);
    if (!opening || opening.status === "draft" || opening.untoldChanges.length === 0) return;
    await tx.update(jobOpening).set({ untoldChanges: [] }).where(eq(jobOpening.id, jobOpeningId));
    await tell({ db: tx, publicUrl, now }, opening);
  });
}

async function tell({ db, publicUrl, now }: Work, opening: PublishedOpening) {
  const changes = toldIn(opening.untoldChanges);
  const inTouch = await db
    .select({ id: match.id, accountId: match.accountId })
    .from(match)
    .where(and(eq(match.jobOpeningId, opening.id), inArray(match.status, [...activeStatuses])));
  if (inTouch.length === 0) return;
  const employer = await nameOfCompany(db, opening.companyId);
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
  const values = { company: employer, opening: opening.title, link, changes };
  for (const reader of readers) await mailApplicant(db, reader, { kind: "jobOpeningChanged", values });
}
