import { writtenLanguageOf } from "#contract/languages.ts";
import type { CallWork } from "../../work.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { closeRequest, lockOpenRequest } from "./open-request.ts";

/** Declines a request with a message. 404 for an unknown one, 409 for a decided one. */
export async function declinePartnerRequest(
  work: Omit<CallWork, "backend">,
  _caller: unknown,
  { partnerRequestId, message }: { partnerRequestId: string; message: string },
) {
  const request = await lockOpenRequest(work, partnerRequestId);
  await closeRequest(work, request, "declined", { refusal: message });
  await queueMail(work.db, {
    kind: "partnerRequestDeclined",
    values: { company: request.name, message },
    to: request.email,
    language: writtenLanguageOf(request.language),
  });
}
