import type { ActionFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { storeFiles } from "./store-files.server.ts";
import { carryOutOrRefuse, type Post, postOf, readForm, refuse } from "./submit.server.ts";

/** What is done with a form that has a picture beside its answers. */
interface Acts<Values> {
  upload: (file: File, key: string) => Promise<unknown>;
  carryOut: (values: Values, post: Post) => Promise<Response>;
}

/** Like `submit`. A chosen picture is stored first: it is on the page when the answers have to be corrected. */
export function submitWithPicture<S extends z.ZodType>(
  args: ActionFunctionArgs,
  schema: S,
  { upload, carryOut }: Acts<z.output<S>>,
) {
  const { context } = args;
  const submission = readForm(context, schema);
  const post = postOf(context);
  return carryOutOrRefuse(args, submission, async () => {
    const { failed } = await storeFiles(context, post, upload);
    if (failed.length > 0) {
      const file = failed.map(({ message }) => message);
      return refuse(context, submission.reply({ fieldErrors: { file } }), failed[0]?.code);
    }
    if (submission.status !== "success") return refuse(context, submission.reply());
    return carryOut(submission.value as z.output<S>, post);
  });
}
