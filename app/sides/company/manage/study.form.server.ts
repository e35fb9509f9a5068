import { z } from "zod";
import { jobOpeningAnswers } from "#contract/entities/job-opening.ts";
import { message } from "#contract/message.ts";
import { hasStarted } from "#domain/job-opening-status.ts";
import { namedApplications } from "../job-openings/close-job-opening.form.server.ts";

const { course, campus, startDate, requiredCount } = jobOpeningAnswers.shape;

/** `manage`, step 1: course, campus, start and number of positions. */
export const studyForm = z.object({
  course,
  campus,
  startDate: startDate.refine((day) => !hasStarted({ startDate: day }, new Date()), message("dateInPast")),
  requiredCount,
  endedApplications: namedApplications,
});
