import type { ActionFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { storeFiles } from "#app/forms/store-files.server.ts";
import { carryOutOrRefuse, fieldsOf, type Post, postOf, readForm, refuse } from "#app/forms/submit.server.ts";
import { formatBytes } from "#app/i18n/format-file.ts";
import type { TicketAttachment } from "#contract/entities/support-ticket.ts";
import { limits } from "#contract/limits.ts";
import { message } from "#contract/message.ts";

interface Sending<S extends z.ZodType> {
  schema: S;
  /** Stores a file until its message is sent. */
  keep: (file: File, key: string) => Promise<TicketAttachment>;
  send: (message: z.output<S>, post: Post) => Promise<Response>;
}

/**
 * A message with its files: they are stored first and named in the form from then on, so that a refused text loses
 * none of them (design §7). Nothing is sent as long as a file is refused.
 */
export async function sendMessage<S extends z.ZodType>(args: ActionFunctionArgs, { schema, keep, send }: Sending<S>) {
  const { context } = args;
  const failed = await keepFiles(args, keep);
  const submission = readForm(context, schema);
  if (submission.status !== "success" || failed.length > 0) {
    const file = failed.map((failure) => failure.message);
    return refuse(context, submission.reply(file.length ? { fieldErrors: { file } } : {}), failed[0]?.code);
  }
  return carryOutOrRefuse(args, submission, () => send(submission.value as z.output<S>, postOf(context)));
}

/** Stores the files of a post and names them in it; gives those that failed. */
export async function keepFiles({ context }: ActionFunctionArgs, keep: Sending<z.ZodType>["keep"]) {
  const post = postOf(context);
  const fields = fieldsOf(context);
  const files = post.files.filter(({ field }) => field === "file");
  const room = Math.max(0, limits.ticketAttachments - fields.getAll("attachments").length);
  const { saved, failed } = await storeFiles(context, { ...post, files: files.slice(0, room) }, keep);
  for (const { id } of saved) fields.append("attachments", id);
  const tooMany = files.slice(room).map(({ name, bytes }) => {
    const values = { file: name, size: formatBytes(bytes, context.language), max: limits.ticketAttachments };
    return { code: 422, message: message("tooManyFiles", values) };
  });
  return [...failed, ...tooMany];
}
