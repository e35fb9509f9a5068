import { z } from "zod";
import { typedDay, yesOrNo } from "#app/forms/pieces.server.ts";
import { newIntake } from "#contract/entities/programme.ts";

const { startsOn, ...others } = newIntake.extend({
  repeats: yesOrNo,
  startsOn: typedDay,
  endsOn: typedDay.optional(),
}).shape;

/** What the office says about an intake, its day first; without a last day it can be chosen until it begins. */
export const intakeForm = z.object({ startsOn, ...others });

export const intakeChanges = (answers: z.output<typeof intakeForm>) => ({ ...answers, endsOn: answers.endsOn ?? null });
