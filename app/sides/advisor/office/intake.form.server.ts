import type { z } from "zod";
import { typedDay, yesOrNo } from "#app/forms/pieces.server.ts";
import { newIntake } from "#contract/entities/programme.ts";

/** What the office says about an intake; without a last day it can be chosen until it begins. */
export const intakeForm = newIntake.extend({
  repeats: yesOrNo,
  startsOn: typedDay,
  endsOn: typedDay.optional(),
});

export const intakeChanges = (answers: z.output<typeof intakeForm>) => ({ ...answers, endsOn: answers.endsOn ?? null });
