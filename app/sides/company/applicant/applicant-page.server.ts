import type { LoaderFunctionArgs } from "@remix-run/node";
import { newFormKey, openForm } from "#app/forms/form.server.ts";
import type { PageName } from "#app/page.ts";
import { namesSeen } from "#app/sides/shared/seen-applicant/names-seen.server.ts";
import { company as calls } from "#contract/calls/company.ts";
import type { Match } from "#contract/entities/match.ts";
import { whyNoActs } from "#domain/job-opening-status.ts";
import { appointmentOf, isChoosing, isOpen, isOverdue, turnOf } from "#domain/match-status.ts";
import { lastWordsOf } from "../applicant-acts/last-words.ts";
import { possibleActs } from "../applicant-acts/possible-acts.ts";
import { requireApplicants } from "../job-openings/opening.server.ts";
import { commentForm } from "./comment.form.server.ts";
import { markOfMatch } from "./in-words.ts";

/** Whom the address names: an applicant at an opening of the company. */
export async function requireApplicantAtOpening(args: Pick<LoaderFunctionArgs, "context" | "params">) {
  const { of, ...reader } = await requireApplicants(args);
  return { ...reader, at: { ...of, accountId: args.params.accountId ?? "" } };
}

/** How a page about an applicant is called: by the name as far as the company may know it. */
export const nameOfPage = (applicant: { firstName?: string | null; lastName?: string | null }): PageName =>
  [applicant.firstName, applicant.lastName].filter(Boolean).join(" ") || { key: "companyMatch:unnamed" };

/** The applicant as far as the company may know them, and everything that the page's forms need. */
export async function applicantPage(args: LoaderFunctionArgs) {
  const { at, may } = await requireApplicantAtOpening(args);
  const { context } = args;
  const [seen, commentState] = await Promise.all([
    context.api(calls.fetchApplicant, { params: at }),
    openForm(context, { id: "comment", schema: commentForm }),
  ]);
  const { applicant, match } = seen;
  const turn = match && match.status !== "awaiting_any_interest" ? (turnOf(match) ?? null) : null;
  const mayAct = may(calls.arrangeInterview);
  const now = new Date();
  return {
    pageTitle: nameOfPage(applicant),
    ...seen,
    commentState,
    at,
    names: applicant.acquaintance === "ended" ? null : namesSeen(applicant, context.language),
    acts: possibleActs(seen, now),
    written: lastWordsOf(applicant),
    meeting: meetingOf(match),
    mark: markOfMatch(match),
    mayAct,
    /** Nothing can be done any more, though the clock closes the opening only within the hour. */
    isBegun: isOpen(match?.status ?? null) && whyNoActs(seen.jobOpening, now) === "begun",
    turn: turn === "company" && mayAct ? "you" : turn,
    now: now.toISOString(),
    formKey: newFormKey(),
  };
}

/**
 * The dates among which an applicant is to choose, where the company meets them then or on the day agreed, and whether
 * an answer is late.
 */
function meetingOf(match: Match | null) {
  if (!match) return null;
  const dates = isChoosing(match.status) ? match.interviewDateSuggestions : [];
  const place = dates.length > 0 || appointmentOf(match) ? match.place : null;
  return { dates, place, isLate: isOverdue(match, new Date()) };
}

export type ApplicantPage = Awaited<ReturnType<typeof applicantPage>>;
