import { deskLimits } from "#contract/desk-limits.ts";
import type { Advising } from "../../callers.ts";
import { isMailOf } from "../../db/mails.ts";
import type { Work } from "../../work.ts";
import { refuseForeignApplicant } from "../stage/refuse-foreign-applicant.ts";
import { mailsWhere } from "./fetch-mails.ts";

/** What was mailed to an applicant last, for the advisor who looks after them. 404 for anybody else's. */
export async function fetchMailsOf({ db }: Pick<Work, "db">, advising: Advising, { accountId }: { accountId: string }) {
  const { name, applicant } = await refuseForeignApplicant(db, advising, accountId);
  const mails = await mailsWhere(db, isMailOf(db, applicant), deskLimits.mailsOfOne);
  return {
    name,
    mails: mails.map(({ id, kind, queuedAt, state, endedAt }) => ({ id, kind, queuedAt, state, endedAt })),
  };
}
