import { z } from "zod";
import { softwareAnswers, softwareChange } from "#app/sides/shared/software/software.form.server.ts";
import type { Answered } from "#app/steps/save-or-continue.server.ts";
import { type JobOpeningChanges, jobOpeningAnswers } from "#contract/entities/job-opening.ts";

/** `manage`, step 3: the requirements. */
export const requirementsForm = z.object({ skills: jobOpeningAnswers.shape.skills, softwareSkills: softwareAnswers });

/** What is stored of the form. */
export const requirementsChanges = ({
  softwareSkills,
  ...answers
}: Answered<typeof requirementsForm>): JobOpeningChanges => ({ ...answers, ...softwareChange(softwareSkills) });
