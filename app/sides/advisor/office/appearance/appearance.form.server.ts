import { appearanceAnswers } from "#contract/entities/appearance.ts";

/** How the portal looks; what is left empty is as it comes. */
export const appearanceForm = appearanceAnswers.partial();
