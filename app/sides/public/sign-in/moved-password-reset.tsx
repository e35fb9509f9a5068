import type { LoaderFunctionArgs } from "@remix-run/node";
import { movedTo } from "#app/moved.server.ts";
import { page } from "#app/page.ts";
import { sharedPaths } from "#app/paths.ts";

export const handle = page({ words: [], isPrivate: true });

/** Public: links in mails of 2.8.0 and password managers lead here. A password is the same on every side. */
export function loader({ request, context, params: { token } }: LoaderFunctionArgs) {
  const forgot = sharedPaths.forgot(context.side);
  return movedTo(token ? `${forgot}/${encodeURIComponent(token)}` : forgot, request);
}
