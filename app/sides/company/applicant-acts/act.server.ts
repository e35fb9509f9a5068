import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import type { PortalContext } from "#app/context.ts";
import { openForm } from "#app/forms/form.server.ts";
import { type Post, submit } from "#app/forms/submit.server.ts";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { pathsOf } from "#app/paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { ApplicantAtOpening } from "#contract/entities/seen-applicant.ts";
import type { Needs } from "#contract/needs.ts";
import { nameOfPage, requireApplicantAtOpening } from "../applicant/applicant-page.server.ts";
import { markOfMatch } from "../applicant/in-words.ts";
import { companyPaths } from "../paths.ts";
import { labelOf } from "./in-words.ts";
import { lastWordsOf } from "./last-words.ts";
import { possibleActs } from "./possible-acts.ts";
import { isOffered, wasOffered } from "./situation.ts";

interface Asked<Schema extends z.ZodType> {
  event: Parameters<typeof labelOf>[0];
  call: Endpoint & { needs: Needs };
  schema: Schema;
  valuesOf?: (match: ApplicantAtOpening["match"]) => Record<string, unknown>;
}

/** The page of an act: whom it is about, whether it is possible, and whether the reader may carry it out. */
export async function openAct<Schema extends z.ZodType>(
  args: LoaderFunctionArgs,
  { event, call, schema, valuesOf = () => ({}) }: Asked<Schema>,
) {
  const { context } = args;
  const { at, may } = await requireApplicantAtOpening(args);
  const standing = await context.api(calls.fetchStanding, { params: at });
  const { jobOpening, match, applicant } = standing;
  const mayAct = may(call);
  const now = new Date();
  const form = await openForm(context, {
    id: "act",
    schema,
    values: valuesOf(match),
    versions: { match: match?.version ?? 0 },
  });
  const act = {
    at,
    jobOpening,
    match,
    mark: markOfMatch(match),
    firstName: applicant.firstName,
    lastName: applicant.lastName,
    acquaintance: applicant.acquaintance,
    written: lastWordsOf(applicant),
    isPossible: possibleActs(standing, now).includes(event),
    isOffer: isOffered(match) || wasOffered(match),
    mayAct,
    now: now.toISOString(),
  };
  const pageTitle = [{ key: labelOf(event, match) }, nameOfPage(applicant)];
  return json({ pageTitle, act, form }, { status: mayAct ? 200 : 403 });
}
export type ActPage = Awaited<ReturnType<Awaited<ReturnType<typeof openAct>>["json"]>>["act"];

type AtOpening = { companyId: string; jobOpeningId: string; accountId: string };
interface Carried<Values> {
  answers: Values;
  at: AtOpening;
  /** Of the application as it stands, empty without one; the post carries the version that its author saw. */
  matchId: string;
  post: Post;
}

/** Carries out an act and returns to the applicant; to the opening, once the company may not see them any more. */
export async function carryOutAct<Schema extends z.ZodType>(
  args: ActionFunctionArgs,
  schema: Schema,
  name: "interview" | "trialDay" | "reject" | "accept" | "takeBack",
  carryOut: (carried: Carried<z.output<Schema>>) => Promise<unknown>,
) {
  const { context } = args;
  const { at } = await requireApplicantAtOpening(args);
  const paths = pathsOf(context, companyPaths);
  const opening = paths.jobOpening(at.jobOpeningId);
  const standing = await standingOf(context, at);
  if (!standing)
    return redirectWithNotice(context, opening, { key: "companyOpening:notice.applicantGone", tone: "blue" });
  return submit(args, schema, async (answers, post) => {
    await carryOut({ answers, at, matchId: standing.match?.id ?? "", post });
    const isWithdrawal = name === "reject" && isOffered(standing.match);
    const isGone = name === "reject" && standing.applicant.acquaintance === "recommended";
    return isGone
      ? redirectWithNotice(context, opening, { key: "companyOpening:notice.rejected" })
      : redirectWithNotice(context, paths.applicant(at.jobOpeningId, at.accountId), {
          key: `applicantActs:notice.${isWithdrawal ? "withdraw" : name}`,
        });
  });
}

async function standingOf({ api }: PortalContext, params: AtOpening) {
  try {
    return await api(calls.fetchStanding, { params });
  } catch (error) {
    if (error instanceof RefusedResponse && error.refusal.code === 404) return undefined;
    throw error;
  }
}
