import type { z } from "zod";
import { typedDay } from "#app/forms/pieces.server.ts";
import { courseAnswers } from "#contract/entities/programme.ts";

/** What the office says about a course; without a last day it does not run out. */
export const courseForm = courseAnswers.extend({ endsOn: typedDay.optional() });

export const courseChanges = (answers: z.output<typeof courseForm>) => ({ ...answers, endsOn: answers.endsOn ?? null });
