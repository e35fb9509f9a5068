import { z } from "zod";
import { endpoints, get, post } from "./endpoint.ts";

export const pendingConfirmation = z.object({
  accountId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  courseName: z.string().nullable(),
  campus: z.string().nullable(),
  kind: z.enum(["infoSession", "consultation"]),
  statedAt: z.string(),
  /** Consultation only: the day that the applicant gave. */
  participateAdvisorInterviewOn: z.string().nullable(),
});
export type PendingConfirmation = z.infer<typeof pendingConfirmation>;

const applicant = z.object({ id: z.uuid() });
const attendance = z.object({ attended: z.boolean() });

/** Ours (design §5): what a study advisor does. */
export const advisor = endpoints(
  { role: "study_advisor", server: "main", base: "/advisor/v1" },
  {
    fetchMe: get("/me", { response: z.object({ name: z.string(), email: z.string() }), extension: true }),
    fetchPendingConfirmations: get("/confirmations", {
      query: z.object({ search: z.string().max(100).optional(), after: z.string().max(200).optional() }),
      /** Oldest first; `next` is the key of the following page. */
      response: z.object({ items: z.array(pendingConfirmation), total: z.number().int(), next: z.string().nullable() }),
      extension: true,
    }),
    confirmInfoSession: post("/applicants/:id/info-session", { params: applicant, body: attendance, extension: true }),
    confirmConsultation: post("/applicants/:id/consultation", { params: applicant, body: attendance, extension: true }),
  },
);
