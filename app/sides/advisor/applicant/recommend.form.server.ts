import { advisor } from "#contract/calls/advisor.ts";

/** The opening whose button was pressed. */
export const recommendForm = advisor.recommend.body;
