import type { ActionFunctionArgs } from "@remix-run/node";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";

/** Lets somebody sign in again who has tried too often. A block that has ended meanwhile is told as that. */
export const unblock = (args: ActionFunctionArgs, call: (key: string) => Promise<unknown>, here: string) =>
  submit(args, actForm, async (_, { key }) => {
    try {
      await call(key);
    } catch (error) {
      if (!(error instanceof RefusedResponse) || error.refusal.code !== 409) throw error;
      return redirectWithNotice(args.context, here, { key: "signInBlocks:notice.notBlocked", tone: "blue" });
    }
    return redirectWithNotice(args.context, here, { key: "signInBlocks:notice.unblocked" });
  });
