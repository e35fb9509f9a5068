import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAdvisor } from "#app/auth/require-advisor.server.ts";
import { serveFile } from "#app/shell/serve-file.server.ts";
import { advisor } from "#contract/calls/advisor.ts";

/** A file of a ticket, for an advisor who may read it. */
export async function loader({ context, params: { id = "" } }: LoaderFunctionArgs) {
  await requireAdvisor(context);
  return serveFile(await context.api(advisor.previewAttachment, { params: { attachmentId: id } }));
}
