import type { ActionFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { postOf, readForm, submit } from "#app/forms/submit.server.ts";
import { json } from "#app/json.server.ts";
import { type Notice, redirectWithNotice } from "#app/notice.server.ts";
import { changeCurriculumVitae } from "./curriculum-vitae.server.ts";
import type { CurriculumVitae } from "./curriculum-vitae.ts";
import { sheetMarkup } from "./sheet.server.tsx";
import { goOn, type Visit } from "./visit.server.ts";

interface Input<S extends z.ZodType> {
  schema: S;
  change: (cv: CurriculumVitae, answers: z.output<S>) => CurriculumVitae;
  next: string;
  notice?: Notice;
}

/** A post of an input page: stores it, or for a preview only shows the result. */
export async function saveInput<S extends z.ZodType>(
  args: ActionFunctionArgs,
  visit: Visit,
  { schema, change, next, notice }: Input<S>,
) {
  const { context } = args;
  if (postOf(context).intent === "preview") {
    const read = readForm(context, schema);
    const cv = read.status === "success" ? change(visit.cv, read.value as z.output<S>) : visit.cv;
    return json({ sheet: previewOf({ ...visit, cv }) });
  }
  return submit(args, schema, async (answers) => {
    const cookie = await changeCurriculumVitae(context, visit.cv, (cv) => change(cv, answers));
    if (!notice) return goOn(next, cookie);
    const answer = await redirectWithNotice(context, next, notice);
    answer.headers.append("Set-Cookie", cookie);
    return answer;
  });
}

/** The CV as the pages show it; the photo has an address of its own, so that pages stay light. */
export const previewOf = ({ cv, photo, paths }: Pick<Visit, "cv" | "photo" | "paths">) => ({
  markup: sheetMarkup(cv, photo ? `${paths.photo}?${photo.length}` : undefined),
  language: cv.language,
  look: cv.look,
  colour: cv.colour,
});
export type Preview = ReturnType<typeof previewOf>;
