import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAdvisor } from "#app/auth/require-advisor.server.ts";
import { serveFile } from "#app/shell/serve-file.server.ts";
import { advisor } from "#contract/calls/advisor.ts";

/** For the advisor in the picture: the file itself. */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireAdvisor(context);
  return serveFile(await context.api(advisor.fetchPicture));
}
