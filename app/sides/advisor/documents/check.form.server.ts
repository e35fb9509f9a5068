import { advisor } from "#contract/calls/advisor.ts";

const refusal = advisor.refuseDocument.body;

/** What is wrong with a document, as what it was read and how its check stood; who refuses it says what. */
export const acceptanceForm = refusal.partial({ reason: true });
export const refusalForm = refusal;
