import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import { openForm } from "#app/forms/form.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { pathsOf } from "#app/paths.ts";
import type { MatchEvent } from "#contract/enumerations/matching.ts";
import type { Message } from "#contract/message.ts";
import { companysTurnOf } from "#domain/match-status.ts";
import { possibleActs } from "../applicant-acts/possible-acts.ts";
import { requireApplicants } from "../job-openings/opening.server.ts";
import { companyPaths } from "../paths.ts";
import { type bulkActs, movedMessage, noticeOf } from "./bulk-acts.ts";
import { chosenPlace } from "./chosen-place.ts";
import { fetchApplicants, type Reader } from "./list.server.ts";

const fetchChosen = ({ context, request }: LoaderFunctionArgs, reader: Reader) =>
  fetchApplicants(context, reader, { view: "contacted", only: chosenPlace.placeIn(request.url).applicants });

/** The chosen applicants as they are now: with whom the act is possible, and with whom it is not, or not any more. */
export async function openChosen<Schema extends z.ZodType>(
  args: LoaderFunctionArgs,
  { event, schema, values }: { event: MatchEvent; schema: Schema; values?: Record<string, unknown> },
) {
  const reader = await requireApplicants(args);
  const { items, jobOpening, mayAct, now } = await fetchChosen(args, reader);
  // Somebody invited can be invited again, but not here: since then the turn is the applicant's.
  const isPossible = ({ match }: (typeof items)[number]) =>
    match !== null &&
    companysTurnOf(match) === "yours" &&
    possibleActs({ jobOpening, match }, new Date(now)).includes(event);
  const chosen = items.filter(isPossible);
  const versions = Object.fromEntries(chosen.flatMap(({ match }) => (match ? [[match.id, match.version]] : [])));
  const form = await openForm(args.context, { id: "chosen", schema, values, versions });
  const others = items.filter((one) => !isPossible(one));
  const pageTitle = [
    { key: "title", values: { count: chosen.length || others.length } },
    jobOpening.title ?? { key: "companyOpening:untitled" },
  ];
  return json({ jobOpening, chosen, others, pageTitle, mayAct, now, form }, { status: mayAct ? 200 : 403 });
}
export type Chosen = Awaited<ReturnType<Awaited<ReturnType<typeof openChosen>>["json"]>>;

/**
 * Does the same with each applicant whom the page named, at the version that its reader saw. Of those who moved on
 * meanwhile it tells, and does it with the others: sent again, nobody gets it twice.
 */
export async function actOnChosen<Schema extends z.ZodType>(
  args: ActionFunctionArgs,
  schema: Schema,
  name: (typeof bulkActs)[number],
  act: (matchId: string, version: number, answers: z.output<Schema>, key: string) => Promise<unknown>,
) {
  const reader = await requireApplicants(args);
  const { context } = args;
  const { items, jobOpening } = await fetchChosen(args, reader);
  const nameOf = (matchId: string) => items.find(({ match }) => match?.id === matchId)?.name;
  return submit(args, schema, async (answers, { key, versions }) => {
    const moved: string[] = [];
    for (const [matchId, version] of Object.entries(versions))
      await act(matchId, version, answers, key).catch((error) => {
        if (!hasMoved(error)) throw error;
        moved.push(matchId);
      });
    if (moved.length > 0) throw movedOn(movedMessage(moved.map(nameOf)));
    const names = Object.keys(versions).map(nameOf);
    const list = pathsOf(context, companyPaths).contacted(jobOpening.id);
    return redirectWithNotice(context, list, noticeOf(name, names));
  });
}

/** Somebody acted meanwhile, or the application is gone. */
const hasMoved = (error: unknown) =>
  error instanceof RefusedResponse && (error.refusal.code === 409 || error.refusal.code === 404);

const movedOn = (words: Message) =>
  new RefusedResponse({ code: 409, message: "Conflict", customErrors: { applicants: [words] } });
