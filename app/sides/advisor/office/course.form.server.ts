import type { z } from "zod";
import { typedDay } from "#app/forms/pieces.server.ts";
import { courseAnswers } from "#contract/entities/programme.ts";

/** What the office says about a course; boxes that are not ticked are not posted. */
export const courseForm = courseAnswers.extend({
  campuses: courseAnswers.shape.campuses.default([]),
  endsOn: typedDay.optional(),
});

export const courseChanges = (answers: z.output<typeof courseForm>) => ({ ...answers, endsOn: answers.endsOn ?? null });
