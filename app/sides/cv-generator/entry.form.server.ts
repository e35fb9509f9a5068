import type { z } from "zod";
import { evenIfIncomplete } from "#app/forms/pieces.server.ts";
import { message } from "#contract/message.ts";
import { entry } from "./curriculum-vitae.server.ts";

/** One station: what, where, from when until when; without an end while it lasts. */
export const entryForm = entry.omit({ id: true }).superRefine(({ startDate, endDate }, { addIssue, issues }) => {
  // What is no month is neither before nor after another.
  if (issues.some(({ path }) => path?.[0] === "startDate" || path?.[0] === "endDate")) return;
  if (startDate && endDate && endDate < startDate.slice(0, endDate.length))
    addIssue({ code: "custom", message: message("endBeforeStart"), path: ["endDate"] });
}, evenIfIncomplete);
export type EntryValues = z.input<typeof entryForm>;
export type EntryAnswers = z.output<typeof entryForm>;
