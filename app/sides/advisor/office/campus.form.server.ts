import type { z } from "zod";
import { typedDay } from "#app/forms/pieces.server.ts";
import { campusAnswers } from "#contract/entities/programme.ts";

/** What the office says about a campus; without a last day it does not run out. */
export const campusForm = campusAnswers.extend({ endsOn: typedDay.optional() });

export const campusChanges = (answers: z.output<typeof campusForm>) => ({ ...answers, endsOn: answers.endsOn ?? null });
