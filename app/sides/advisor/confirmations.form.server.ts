import { z } from "zod";
import { pendingConfirmation } from "#contract/calls/advisor.ts";

const { accountId, kind } = pendingConfirmation.shape;

/** One decision: about whom, about what, and the result. */
export const decisionForm = z.object({ accountId, kind, decision: z.enum(["attended", "notAttended"]) });
