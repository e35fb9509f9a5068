import { z } from "zod";
import { pendingConfirmation } from "#contract/calls/advisor.ts";

const { accountId, kind } = pendingConfirmation.shape;

/** One decision: whose, about what, and how it went. */
export const decisionForm = z.object({ accountId, kind, decision: z.enum(["attended", "notAttended"]) });
