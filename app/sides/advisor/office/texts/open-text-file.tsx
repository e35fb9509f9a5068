import type { LoaderFunctionArgs } from "@remix-run/node";
import { serveFile } from "#app/shell/serve-file.server.ts";
import { office } from "#contract/calls/office.ts";
import { requireWithFile } from "./require-text.server.ts";

/** For the office: the file that a text hands out. */
export async function loader(args: LoaderFunctionArgs) {
  const { id: textId } = await requireWithFile(args);
  return serveFile(await args.context.api(office.fetchTextFile, { params: { textId } }));
}
