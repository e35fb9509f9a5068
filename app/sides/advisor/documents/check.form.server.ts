import { z } from "zod";
import { advisor } from "#contract/calls/advisor.ts";

const { reason, check } = advisor.refuseDocument.body.shape;

/** What is wrong with a document, and how its check stood when it was read; who refuses it says what. */
export const acceptanceForm = z.object({ check, reason: reason.optional() });
export const refusalForm = z.object({ check, reason });
