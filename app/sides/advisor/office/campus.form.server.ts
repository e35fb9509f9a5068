import type { z } from "zod";
import { campusAnswers } from "#contract/entities/programme.ts";

/** What the office says about a campus; without a last day it does not run out. */
export const campusForm = campusAnswers.extend({ endsOn: campusAnswers.shape.endsOn.unwrap().optional() });

export const campusChanges = (answers: z.output<typeof campusForm>) => ({ ...answers, endsOn: answers.endsOn ?? null });
