import { portraitAnswers } from "#contract/entities/company.ts";

/** The text of a company's portrait; empty, it is taken back. */
export const portraitForm = portraitAnswers.partial();
