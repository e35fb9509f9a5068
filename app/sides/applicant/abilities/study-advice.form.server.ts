import { z } from "zod";
import { pastDay, ticked } from "#app/forms/pieces.server.ts";

/** Abilities, step 2: the applicant took part in the info session … */
export const infoSessionForm = z.object({ infoSessionAttended: ticked("attendance") });
export type InfoSession = z.input<typeof infoSessionForm>;

/** … and, once that is confirmed, in the first consultation. */
export const consultationForm = z.object({ participateAdvisorInterviewOn: pastDay });
export type Consultation = z.input<typeof consultationForm>;
