import { z } from "zod";
import { advisor } from "#contract/calls/advisor.ts";

const { note } = advisor.decideContract.body.shape;

/** What is written to a decision on the contract; who asks for changes says which. */
export const decisionNoteForm = z.object({ note });
export const changesForm = z.object({ note: note.unwrap() });
export type DecisionNote = z.input<typeof decisionNoteForm>;

const { accepted } = advisor.setStage.body.shape;

/** The stage that an advisor sets by hand, and what they read; no accepted offer is not posted. */
export const stageForm = advisor.setStage.body.extend({ accepted: accepted.unwrap().unwrap().optional() });
export type StageByHand = z.input<typeof stageForm>;

/** The application whose interview or trial day took place. */
export const attendanceForm = z.object({ matchId: z.uuid() });
