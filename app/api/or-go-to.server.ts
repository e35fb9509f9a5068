import { redirect } from "@remix-run/node";
import { RefusedResponse } from "./refused-response.server.ts";

/** What a call answers. Refused with one of these statuses, it leads `to` a page that can say so. */
export const orGoTo = <Answer>(call: Promise<Answer>, statuses: number[], to: string): Promise<Answer> =>
  call.catch((error) => {
    throw error instanceof RefusedResponse && statuses.includes(error.status) ? redirect(to) : error;
  });
