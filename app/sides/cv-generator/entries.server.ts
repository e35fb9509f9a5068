import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import type { PortalContext } from "#app/context.ts";
import { openForm } from "#app/forms/form.server.ts";
import { fieldsOf, postOf, readForm, refuse } from "#app/forms/submit.server.ts";
import { json } from "#app/json.server.ts";
import { limits } from "#contract/limits.ts";
import { message } from "#contract/message.ts";
import { gapsBetween } from "#domain/life-gaps.ts";
import { changeCurriculumVitae, newId } from "./curriculum-vitae.server.ts";
import type { CurriculumVitae, Entry } from "./curriculum-vitae.ts";
import { type EntryAnswers, entryForm } from "./entry.form.server.ts";
import { filledSteps, type InputStep } from "./input-steps.ts";
import { previewOf, saveInput } from "./save-input.server.ts";
import { goOn, type Visit } from "./visit.server.ts";

/** The two lists of stations. */
type List = "education" | "experience";

const editedIn = (request: Request) => new URL(request.url).searchParams.get("edit");

/** The data of a page of stations; `?edit=<id>` opens one of them in the form. */
export async function showEntries({ request, context }: ActionFunctionArgs, visit: Visit, list: List) {
  const { cv } = visit;
  const edited = cv[list].find(({ id }) => id === editedIn(request));
  const values = edited ? { ...edited } : {};
  return json({
    form: await openForm(context, { id: `cv-${list}-${edited?.id ?? "new"}`, schema: entryForm, values }),
    entries: cv[list],
    edited: edited?.id ?? null,
    gaps: gapsBetween([...cv.education, ...cv.experience], new Date()),
    filled: filledSteps(cv),
    sheet: previewOf(visit),
  });
}

/** A post of such a page: `up`, `down` or `remove` an entry (`up:<id>`), or store the form's entry and continue. */
export async function changeEntries(args: ActionFunctionArgs, visit: Visit, list: List, next: InputStep) {
  const { request, context } = args;
  const [act = "", id = ""] = postOf(context).intent.split(":");
  const path = visit.paths[list];
  const move = moves.get(act);
  if (move) {
    const change = (cv: CurriculumVitae) => ({ ...cv, [list]: move(cv[list], id) });
    return goOn(`${path}#${list}`, await changeCurriculumVitae(context, visit.cv, change));
  }
  const isGoingOn = act === "continue";
  if (isGoingOn && isEmpty(context)) return redirect(visit.paths[next], 303);
  const edited = editedIn(request);
  if (!edited && visit.cv[list].length >= limits.curriculumVitaeEntries)
    return refuse(context, readForm(context, entryForm).reply({ formErrors: [message("tooManyEntries")] }));
  return saveInput(args, visit, {
    schema: entryForm,
    change: (cv, answers) => ({ ...cv, [list]: withEntry(cv[list], edited, answers, postOf(context).key) }),
    next: isGoingOn ? visit.paths[next] : `${path}#${list}`,
  });
}

/** Whether the form of a station is empty. */
const isEmpty = (context: PortalContext) =>
  [...fieldsOf(context)].every(([name, value]) => !(name in entryForm.shape) || value.trim() === "");

type Move = (entries: Entry[], id: string) => Entry[];
const placeOf = (entries: Entry[], id: string) => entries.findIndex((entry) => entry.id === id);
const moves = new Map<string, Move>([
  ["up", (entries, id) => swapped(entries, placeOf(entries, id) - 1)],
  ["down", (entries, id) => swapped(entries, placeOf(entries, id))],
  ["remove", (entries, id) => entries.filter((entry) => entry.id !== id)],
]);

/** Swaps an entry with the next one, if there is a next one. */
const swapped = (entries: Entry[], at: number) => {
  const [first, second] = entries.slice(Math.max(at, 0), Math.max(at, 0) + 2);
  return at >= 0 && first && second ? entries.toSpliced(at, 2, second, first) : entries;
};

/** The form's one-time key names a new station, so that a double click adds one. */
const withEntry = (entries: Entry[], edited: string | null, answers: EntryAnswers, key: string): Entry[] => {
  if (entries.some(({ id }) => id === edited))
    return entries.map((entry) => (entry.id === edited ? { id: entry.id, ...answers } : entry));
  const added = { id: key.slice(0, 8) || newId(), ...answers };
  const sameKey = entries.find(({ id }) => id === added.id);
  if (JSON.stringify(sameKey) === JSON.stringify(added)) return entries;
  return [...entries, sameKey ? { ...added, id: newId() } : added];
};
