import type { ActionFunctionArgs } from "@remix-run/node";
import { fileForm } from "#app/forms/pieces.server.ts";
import { storeFiles } from "#app/forms/store-files.server.ts";
import { carryOutOrRefuse, postOf, readForm, refuse } from "#app/forms/submit.server.ts";
import { type Notice, redirectWithNotice } from "#app/notice.server.ts";
import { message } from "#contract/message.ts";

/** Stores the one file of a form and goes on; without a file, and for one that is refused, the form says so. */
export function storeOneFile(
  args: ActionFunctionArgs,
  store: (file: File, key: string) => Promise<unknown>,
  { to, ...notice }: Notice & { to: string },
) {
  const { context } = args;
  const submission = readForm(context, fileForm);
  return carryOutOrRefuse(args, submission, async () => {
    const { saved, failed } = await storeFiles(context, postOf(context), store);
    if (saved.length > 0) return redirectWithNotice(context, to, notice);
    const reasons = failed.map((failure) => failure.message);
    const file = reasons.length > 0 ? reasons : [message("fileRequired")];
    return refuse(context, submission.reply({ fieldErrors: { file } }), failed[0]?.code);
  });
}
