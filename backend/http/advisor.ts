import { advisor } from "#contract/advisor.ts";
import { confirmConsultation } from "../operations/confirm-consultation.ts";
import { confirmInfoSession } from "../operations/confirm-info-session.ts";
import { fetchPendingConfirmations } from "../operations/fetch-pending-confirmations.ts";
import { serve } from "./call.ts";

export const advisorRoutes = [
  serve(advisor.fetchMe, async ({ caller: { advisor } }) => ({ name: advisor.name, email: advisor.email })),
  serve(advisor.fetchPendingConfirmations, ({ db, caller, query }) => fetchPendingConfirmations(db, caller.id, query)),
  serve(advisor.confirmInfoSession, ({ db, caller, params, body }) =>
    confirmInfoSession(db, caller.id, params.id, body.attended),
  ),
  serve(advisor.confirmConsultation, ({ db, caller, params, body, now }) =>
    confirmConsultation(db, caller.id, params.id, body.attended, now),
  ),
];
