import { z } from "zod";
import { pastDay, ticked } from "#app/forms/pieces.server.ts";

/** Abilities, step 2: the applicant took part in the info session … */
export const infoSessionForm = z.object({ infoSessionAttended: ticked("attendance") });

/** … and, once that is confirmed, in the first consultation. */
export const consultationForm = z.object({ participateAdvisorInterviewOn: pastDay });
