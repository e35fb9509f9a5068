import type { ActionFunctionArgs } from "@remix-run/node";
import { actForm } from "#app/forms/pieces.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { unlessRefused } from "#app/forms/unless-refused.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";

/** Lets somebody sign in again who has tried too often. A block that has ended meanwhile is told as that. */
export const unblock = (args: ActionFunctionArgs, call: (key: string) => Promise<unknown>, here: string) =>
  submit(args, actForm, (_, { key }) =>
    unlessRefused(args.context, { codes: [409], to: here, notice: "signInBlocks:notice.notBlocked" }, async () => {
      await call(key);
      return redirectWithNotice(args.context, here, { key: "signInBlocks:notice.unblocked" });
    }),
  );
